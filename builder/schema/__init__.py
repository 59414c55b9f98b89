"""JSON Schemas of the files that a designer writes, so that editors complete and check keys as one types.

One file a kind of data file; ``kinds.py`` is the table. The words are those of JSON Schema that draft-07 and 2020-12 share,
since editors' YAML extensions know one or the other. The title of each table is the noun by which its reader names it.
"""
