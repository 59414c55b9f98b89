"""What all kinds of constraint share: typed options, the view of a setup, findings, and the runner."""
