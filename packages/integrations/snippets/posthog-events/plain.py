import os
from datetime import datetime, timezone

import requests

POSTHOG_PROJECT_KEY = os.environ["POSTHOG_PROJECT_KEY"]


def reason(response: requests.Response) -> str:
    try:
        return response.json()["detail"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def capture(user: str = "", event: str = "", properties: dict | None = None) -> None:
    """Record an event of a user. `user` is your own id of them."""
    if not user or not event:
        raise ValueError("user and event must not be empty")
    # For projects in Europe: https://eu.i.posthog.com
    response = requests.post(
        "https://us.i.posthog.com/i/v0/e/",
        json={
            "api_key": POSTHOG_PROJECT_KEY,
            "event": event,
            "distinct_id": user,
            "properties": properties or {},
            "timestamp": datetime.now(timezone.utc).isoformat(),
        },
        timeout=5,
    )
    if not response.ok:
        raise RuntimeError(f"PostHog returned {response.status_code}: {reason(response)}")
