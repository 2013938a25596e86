import os
import re

import requests

POSTMARK_API_KEY = os.environ["POSTMARK_API_KEY"]
POSTMARK_SENDER = os.environ["POSTMARK_SENDER"]

# Postmark's code for an address that bounced or complained before.
INACTIVE_RECIPIENT = 406


def send_welcome(to: str = "", name: str = "") -> dict:
    """Send the template welcome. The id is None if Postmark does not send to the address."""
    if len(to) > 254 or not re.fullmatch(r"[^\s@]+@[^\s@]+", to):
        raise ValueError("to must be an address")
    if not 1 <= len(name) <= 100:
        raise ValueError("name must have 1 to 100 characters")
    response = requests.post(
        "https://api.postmarkapp.com/email/withTemplate",
        headers={"X-Postmark-Server-Token": POSTMARK_API_KEY, "Accept": "application/json"},
        json={
            "From": POSTMARK_SENDER,
            "To": to,
            "TemplateAlias": "welcome",
            "TemplateModel": {"name": name},
            "MessageStream": "outbound",
        },
        timeout=10,
    )
    try:
        body = response.json()
    except ValueError:
        body = {}
    if response.ok:
        return {"id": body["MessageID"]}
    if body.get("ErrorCode") == INACTIVE_RECIPIENT:
        return {"id": None}
    raise RuntimeError(f"Postmark returned {response.status_code}: {body.get('Message', 'no reason given')}")
