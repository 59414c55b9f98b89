"""What maps and sheets share: a drawing as a list of operations, its painter, lettering and symbols."""
