import os
import re

import requests

GROQ_API_KEY = os.environ["GROQ_API_KEY"]

# What Groq accepts without a paid plan.
MAX_BYTES = 25 * 1024 * 1024


def reason(response: requests.Response) -> str:
    try:
        return response.json()["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def transcribe(file: str = "") -> str:
    """Return what is said in a recording."""
    if not re.search(r"\.(flac|m4a|mp3|mp4|ogg|wav|webm)$", file):
        raise ValueError("file must be the path of a recording")
    if os.path.getsize(file) > MAX_BYTES:
        raise ValueError("The recording has more than 25 MB")
    with open(file, "rb") as audio:
        response = requests.post(
            "https://api.groq.com/openai/v1/audio/transcriptions",
            headers={"Authorization": f"Bearer {GROQ_API_KEY}"},
            data={"model": "whisper-large-v3-turbo"},
            files={"file": audio},
            timeout=120,
        )
    if not response.ok:
        raise RuntimeError(f"Groq returned {response.status_code}: {reason(response)}")
    return response.json()["text"].strip()
