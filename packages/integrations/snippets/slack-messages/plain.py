import os

import requests

SLACK_API_KEY = os.environ["SLACK_API_KEY"]


def reason(response: requests.Response) -> str:
    try:
        return response.json()["error"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def post_message(channel: str = "", text: str = "") -> str:
    """Post a text to a channel in which the bot is, and return the time that names the message."""
    if not channel:
        raise ValueError("channel must be an id or #name")
    if not 1 <= len(text) <= 4000:
        raise ValueError("text must have 1 to 4000 characters")
    response = requests.post(
        "https://slack.com/api/chat.postMessage",
        headers={"Authorization": f"Bearer {SLACK_API_KEY}"},
        json={"channel": channel, "text": text},
        timeout=10,
    )
    if not response.ok:
        raise RuntimeError(f"Slack returned {response.status_code}: {reason(response)}")
    body = response.json()
    # Slack returns 200 for a wrong token or channel too.
    if not body["ok"]:
        raise RuntimeError(f"Slack rejected the message: {body['error']}")
    return body["ts"]
