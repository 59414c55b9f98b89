"""Model to diagnostics: pure checks that change nothing; ``data/`` holds those that every game must pass."""
