import json
import os

import requests

GOOGLE_GEMINI_API_KEY = os.environ["GOOGLE_GEMINI_API_KEY"]

SENTIMENTS = ["positive", "neutral", "negative"]

SHAPE = {
    "type": "OBJECT",
    "properties": {
        "sentiment": {"type": "STRING", "enum": SENTIMENTS},
        "topics": {"type": "ARRAY", "items": {"type": "STRING"}},
    },
    "required": ["sentiment", "topics"],
}


def reason(response: requests.Response) -> str:
    try:
        return response.json()["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def classify(review: str = "") -> dict:
    """Return the sentiment and the topics of a review."""
    if not 1 <= len(review) <= 4000:
        raise ValueError("review must have 1 to 4000 characters")
    response = requests.post(
        "https://generativelanguage.googleapis.com/v1beta/models/gemini-3.6-flash:generateContent",
        headers={"x-goog-api-key": GOOGLE_GEMINI_API_KEY},
        json={
            "systemInstruction": {"parts": [{"text": "Classify the review of a product."}]},
            "contents": [{"role": "user", "parts": [{"text": review}]}],
            "generationConfig": {"responseMimeType": "application/json", "responseSchema": SHAPE},
        },
        timeout=60,
    )
    if not response.ok:
        raise RuntimeError(f"Gemini returned {response.status_code}: {reason(response)}")
    body = response.json()
    candidate = next(iter(body.get("candidates") or []), {})
    if candidate.get("finishReason") != "STOP":
        raise RuntimeError(f"Gemini did not finish: {candidate.get('finishReason')}")
    result = json.loads("".join(part.get("text", "") for part in candidate["content"]["parts"]))
    if result.get("sentiment") not in SENTIMENTS:
        raise RuntimeError("Gemini returned no known sentiment")
    return result
