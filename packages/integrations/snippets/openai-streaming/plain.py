import json
import os
from collections.abc import Iterator

import requests

OPENAI_API_KEY = os.environ["OPENAI_API_KEY"]


def reason(response: requests.Response) -> str:
    try:
        return response.json()["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def ask(prompt: str = "") -> Iterator[str]:
    """Yield the text that the model writes for a prompt, piece by piece."""
    if not 1 <= len(prompt) <= 4000:
        raise ValueError("prompt must have 1 to 4000 characters")
    response = requests.post(
        "https://api.openai.com/v1/responses",
        headers={"Authorization": f"Bearer {OPENAI_API_KEY}"},
        json={"model": "gpt-6-luna", "input": prompt, "stream": True},
        stream=True,
        timeout=60,
    )
    with response:
        if not response.ok:
            raise RuntimeError(f"OpenAI returned {response.status_code}: {reason(response)}")
        for line in response.iter_lines():
            if not line.startswith(b"data:"):
                continue
            event = json.loads(line.removeprefix(b"data:"))
            if event["type"] == "response.output_text.delta":
                yield event["delta"]
            elif event["type"] == "error":
                raise RuntimeError(f"OpenAI stopped: {event['message']}")
            elif event["type"] == "response.failed":
                raise RuntimeError(f"OpenAI stopped: {event['response']['error']['message']}")
