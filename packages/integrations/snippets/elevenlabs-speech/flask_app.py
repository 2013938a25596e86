import os
from urllib.parse import quote

import requests
from flask import Flask, Response, request

ELEVENLABS_API_KEY = os.environ["ELEVENLABS_API_KEY"]
ELEVENLABS_VOICE_ID = os.environ["ELEVENLABS_VOICE_ID"]

app = Flask(__name__)


def reason(response: requests.Response) -> str:
    try:
        return response.json()["detail"]["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


@app.post("/speech")
def speech():
    body = request.get_json(silent=True)
    text = body.get("text") if isinstance(body, dict) else None
    if not isinstance(text, str) or not 1 <= len(text) <= 2500:
        return {"error": "text must have 1 to 2500 characters"}, 400
    try:
        response = requests.post(
            f"https://api.elevenlabs.io/v1/text-to-speech/{quote(ELEVENLABS_VOICE_ID, safe='')}/stream",
            params={"output_format": "mp3_44100_128"},
            headers={"xi-api-key": ELEVENLABS_API_KEY},
            json={"text": text, "model_id": "eleven_multilingual_v2"},
            stream=True,
            timeout=60,
        )
    except requests.RequestException as error:
        return {"error": f"ElevenLabs cannot be reached: {error}"}, 502
    if not response.ok:
        return {"error": f"ElevenLabs returned {response.status_code}: {reason(response)}"}, 502
    return Response(response.iter_content(16384), mimetype="audio/mpeg")
