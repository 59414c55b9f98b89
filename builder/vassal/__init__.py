"""The foreign language: VASSAL's own vocabulary, written and read. This room knows no game and no counter."""
