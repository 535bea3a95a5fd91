"""Boards as geometry: where every slot, city and label lies. No rules, no colours, no browser."""
