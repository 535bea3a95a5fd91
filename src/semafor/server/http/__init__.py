"""Requests and their answers: who may ask, what is asked, files and boards that are sent."""
