"""Open files: every connection is one, and the system lets a process have only so many."""

try:
    import resource
except ImportError:  # Windows counts no files
    resource = None  # type: ignore[assignment]


def allow_most_files() -> int:
    """Let this process have as many open files as the system ever allows, and return how many; 0: nobody counts."""
    if resource is None:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):  # macOS says that there is no limit, and then does not grant it
        return soft if soft != resource.RLIM_INFINITY else 0
    return hard if hard != resource.RLIM_INFINITY else 0
