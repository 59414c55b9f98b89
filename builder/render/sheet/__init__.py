"""A play sheet as a drawing: heading, boxes, tracks."""
