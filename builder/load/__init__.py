"""YAML to model: every value knows its file, line and column; every fault is collected, none is raised."""
