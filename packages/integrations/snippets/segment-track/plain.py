import os

import requests

SEGMENT_API_KEY = os.environ["SEGMENT_API_KEY"]


def reason(response: requests.Response) -> str:
    try:
        return response.json()["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def track(id: str = "", user: str = "", event: str = "") -> dict:
    """Pass an event of a user on. Segment passes on what has the same id once."""
    for name, value in {"id": id, "user": user, "event": event}.items():
        if not 1 <= len(value) <= 100:
            raise ValueError(f"{name} must have 1 to 100 characters")
    response = requests.post(
        "https://api.segment.io/v1/track",
        # The write key is the user name; there is no password.
        auth=(SEGMENT_API_KEY, ""),
        json={"userId": user, "event": event, "messageId": id},
        timeout=10,
    )
    if not response.ok:
        raise RuntimeError(f"Segment returned {response.status_code}: {reason(response)}")
    return {"sent": True}
