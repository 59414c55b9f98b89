"""vmodsmith: a game as data in; counters, maps, sheets and a VASSAL module that plays out."""

__version__ = "0.1.0"
