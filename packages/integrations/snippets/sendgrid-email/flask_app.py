import os
import re

import requests
from flask import Flask, request

SENDGRID_API_KEY = os.environ["SENDGRID_API_KEY"]
SENDGRID_SENDER = os.environ["SENDGRID_SENDER"]

app = Flask(__name__)


def reason(response: requests.Response) -> str:
    try:
        return " ".join(error["message"] for error in response.json()["errors"])
    except (ValueError, KeyError, TypeError):
        return "no reason given"


@app.post("/emails")
def send():
    body = request.get_json(silent=True)
    if not isinstance(body, dict):
        return {"error": "Send JSON with to, subject and text"}, 400
    to, subject, text = (body.get(name) for name in ("to", "subject", "text"))
    if not isinstance(to, str) or not re.fullmatch(r"[^\s@]+@[^\s@]+", to):
        return {"error": "to must be an address"}, 400
    if not isinstance(subject, str) or not isinstance(text, str) or not subject or not text:
        return {"error": "subject and text must not be empty"}, 400
    try:
        response = requests.post(
            "https://api.sendgrid.com/v3/mail/send",
            headers={"Authorization": f"Bearer {SENDGRID_API_KEY}"},
            json={
                "personalizations": [{"to": [{"email": to}]}],
                "from": {"email": SENDGRID_SENDER},
                "subject": subject,
                "content": [{"type": "text/plain", "value": text}],
            },
            timeout=10,
        )
    except requests.RequestException as error:
        return {"error": f"SendGrid cannot be reached: {error}"}, 502
    if not response.ok:
        return {"error": f"SendGrid returned {response.status_code}: {reason(response)}"}, 502
    return {"id": response.headers.get("X-Message-Id")}, 202
