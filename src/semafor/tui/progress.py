"""What is still missing for a ticket; see `semafor.planning.ways`."""

from __future__ import annotations

from semafor.planning.ways import Leg, Progress, complete_tickets, parts_of, ticket_progress

__all__ = ["Leg", "Progress", "complete_tickets", "parts_of", "ticket_progress"]
