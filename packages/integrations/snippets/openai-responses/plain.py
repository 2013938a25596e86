import os

import requests

OPENAI_API_KEY = os.environ["OPENAI_API_KEY"]


def reason(response: requests.Response) -> str:
    try:
        return response.json()["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def ask(prompt: str = "") -> str:
    """Return the text that the model writes for a prompt."""
    if not 1 <= len(prompt) <= 4000:
        raise ValueError("prompt must have 1 to 4000 characters")
    response = requests.post(
        "https://api.openai.com/v1/responses",
        headers={"Authorization": f"Bearer {OPENAI_API_KEY}"},
        json={"model": "gpt-6-luna", "input": prompt, "max_output_tokens": 1000},
        timeout=60,
    )
    if not response.ok:
        raise RuntimeError(f"OpenAI returned {response.status_code}: {reason(response)}")
    # A reasoning model lists its reasoning first, then its messages.
    parts = [part for item in response.json()["output"] for part in item.get("content") or []]
    return "".join(part["text"] for part in parts if part["type"] == "output_text")
