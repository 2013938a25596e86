import os

import requests

ANTHROPIC_API_KEY = os.environ["ANTHROPIC_API_KEY"]


def reason(response: requests.Response) -> str:
    try:
        return response.json()["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def ask(prompt: str = "") -> str:
    """Return the text that Claude writes for a prompt."""
    if not 1 <= len(prompt) <= 4000:
        raise ValueError("prompt must have 1 to 4000 characters")
    response = requests.post(
        "https://api.anthropic.com/v1/messages",
        headers={"x-api-key": ANTHROPIC_API_KEY, "anthropic-version": "2023-06-01"},
        json={
            "model": "claude-sonnet-5",
            "max_tokens": 1000,
            "system": "You answer in two sentences at most.",
            "messages": [{"role": "user", "content": prompt}],
        },
        timeout=60,
    )
    if not response.ok:
        raise RuntimeError(f"Anthropic returned {response.status_code}: {reason(response)}")
    # Thinking and the use of tools are blocks too, and have no text.
    blocks = response.json()["content"]
    return "".join(block["text"] for block in blocks if block["type"] == "text")
