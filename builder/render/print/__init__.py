"""Counters to print, cut and glue: sheets as PDF whose backs lie behind their fronts."""
