"""One oracle for each kind of constraint: brute force over plain rows, written from what the kind's documentation says.

An oracle may ask a selection which pieces are meant, and nothing else of the machinery that the checks share.
"""
