import os
import re
import time

import requests

MIXPANEL_API_KEY = os.environ["MIXPANEL_API_KEY"]
MIXPANEL_PROJECT_ID = os.environ["MIXPANEL_PROJECT_ID"]


def reason(response: requests.Response) -> str:
    try:
        body = response.json()
        failed = body.get("failed_records") or [{}]
        return failed[0].get("message") or body["error"]
    except (ValueError, KeyError, AttributeError):
        return "no reason given"


def import_event(id: str = "", user: str = "", event: str = "") -> dict:
    """Record an event of a user. Two events with the same id are counted once."""
    if not re.fullmatch(r"[A-Za-z0-9-]{1,36}", id):
        raise ValueError("id must be 1 to 36 letters, digits or -")
    if not 1 <= len(user) <= 255 or not 1 <= len(event) <= 255:
        raise ValueError("user and event must have 1 to 255 characters")
    username, _, secret = MIXPANEL_API_KEY.partition(":")
    properties = {"time": int(time.time() * 1000), "distinct_id": user, "$insert_id": id}
    # For projects in Europe: https://api-eu.mixpanel.com
    response = requests.post(
        "https://api.mixpanel.com/import",
        params={"strict": "1", "project_id": MIXPANEL_PROJECT_ID},
        auth=(username, secret),
        json=[{"event": event, "properties": properties}],
        timeout=10,
    )
    if not response.ok:
        raise RuntimeError(f"Mixpanel returned {response.status_code}: {reason(response)}")
    return {"imported": response.json()["num_records_imported"]}
