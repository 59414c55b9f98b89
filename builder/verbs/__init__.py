"""The verbs of the command, one file each: their arguments and options, and which function does the work.

A verb is loaded when it is used, and loads what it needs only then, so that each starts as fast as it can.
"""
