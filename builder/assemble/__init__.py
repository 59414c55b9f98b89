"""Model and picture names to VASSAL: which traits a counter wears, which components a window has."""
