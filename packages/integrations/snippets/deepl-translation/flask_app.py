import os
import re

import requests
from flask import Flask, request

DEEPL_API_KEY = os.environ["DEEPL_API_KEY"]

HOST = "api-free.deepl.com" if DEEPL_API_KEY.endswith(":fx") else "api.deepl.com"

app = Flask(__name__)


def reason(response: requests.Response) -> str:
    try:
        return response.json()["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


@app.post("/translate")
def translate():
    body = request.get_json(silent=True)
    text, language = (body.get("text"), body.get("language")) if isinstance(body, dict) else (None, None)
    if not isinstance(text, str) or not 1 <= len(text) <= 10_000:
        return {"error": "text must have 1 to 10000 characters"}, 400
    if not isinstance(language, str) or not re.fullmatch(r"[A-Z]{2}(-[A-Z]{2,4})?", language):
        return {"error": "language must be written like DE or EN-GB"}, 400
    try:
        response = requests.post(
            f"https://{HOST}/v2/translate",
            headers={"Authorization": f"DeepL-Auth-Key {DEEPL_API_KEY}"},
            json={"text": [text], "target_lang": language},
            timeout=30,
        )
    except requests.RequestException as error:
        return {"error": f"DeepL cannot be reached: {error}"}, 502
    if not response.ok:
        return {"error": f"DeepL returned {response.status_code}: {reason(response)}"}, 502
    translation = response.json()["translations"][0]
    return {"text": translation["text"], "from": translation["detected_source_language"]}
