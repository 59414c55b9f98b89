"""What changed between two editions of a game: two modules, two built folders, or two revisions of the data."""
