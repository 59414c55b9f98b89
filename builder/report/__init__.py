"""What was found, told in the form that is asked for: text for people, other forms for machines. One file a form."""

from __future__ import annotations

from builder.report.order import in_order, summary
from builder.report.text import text_report

__all__ = ["in_order", "summary", "text_report"]
