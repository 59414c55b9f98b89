"""A hex map as a drawing: ground, territories, hex lines, places, names, legend."""
