"""The nouns: a game as frozen records, made by ``load``, read by every later stage, changed by none."""
