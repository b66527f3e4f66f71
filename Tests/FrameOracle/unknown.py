class Unknown(Exception):
    """The cell needs something that these programs do not know."""
