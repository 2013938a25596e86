import os

import requests
from flask import Flask, request

OPENAI_API_KEY = os.environ["OPENAI_API_KEY"]

app = Flask(__name__)


def reason(response: requests.Response) -> str:
    try:
        return response.json()["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


@app.post("/ask")
def ask():
    body = request.get_json(silent=True)
    prompt = body.get("prompt") if isinstance(body, dict) else None
    if not isinstance(prompt, str) or not 1 <= len(prompt) <= 4000:
        return {"error": "prompt must have 1 to 4000 characters"}, 400
    try:
        response = requests.post(
            "https://api.openai.com/v1/responses",
            headers={"Authorization": f"Bearer {OPENAI_API_KEY}"},
            json={"model": "gpt-6-luna", "input": prompt, "max_output_tokens": 1000},
            timeout=60,
        )
    except requests.RequestException as error:
        return {"error": f"OpenAI cannot be reached: {error}"}, 502
    if not response.ok:
        return {"error": f"OpenAI returned {response.status_code}: {reason(response)}"}, 502
    # A reasoning model lists its reasoning first, then its messages.
    parts = [part for item in response.json()["output"] for part in item.get("content") or []]
    return {"text": "".join(part["text"] for part in parts if part["type"] == "output_text")}
