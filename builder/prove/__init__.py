"""Proof that constraints bite: setups and data with one line changed, and an oracle that says which must be reported."""
