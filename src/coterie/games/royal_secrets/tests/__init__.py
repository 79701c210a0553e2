"""Tests of Royal Secrets, named by clause."""
