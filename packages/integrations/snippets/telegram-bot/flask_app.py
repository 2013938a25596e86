import hmac
import os

import requests
from flask import Flask, request

TELEGRAM_API_KEY = os.environ["TELEGRAM_API_KEY"]
TELEGRAM_WEBHOOK_SECRET = os.environ["TELEGRAM_WEBHOOK_SECRET"]

app = Flask(__name__)


def reason(response: requests.Response) -> str:
    try:
        return response.json()["description"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def send_message(chat: int, text: str) -> None:
    try:
        response = requests.post(
            f"https://api.telegram.org/bot{TELEGRAM_API_KEY}/sendMessage",
            json={"chat_id": chat, "text": text},
            timeout=10,
        )
    except requests.RequestException:
        # The error names the URL, which contains the token.
        raise RuntimeError("Telegram cannot be reached") from None
    if not response.ok:
        raise RuntimeError(f"Telegram returned {response.status_code}: {reason(response)}")


@app.errorhandler(RuntimeError)
def failed(error):
    return {"error": str(error)}, 502


@app.post("/webhooks/telegram")
def receive():
    secret = request.headers.get("X-Telegram-Bot-Api-Secret-Token", "")
    if not hmac.compare_digest(secret.encode(), TELEGRAM_WEBHOOK_SECRET.encode()):
        return {"error": "The secret is not valid."}, 401
    update = request.get_json(silent=True) or {}
    # An update without a text is one of another kind, such as a picture.
    message = update.get("message") or {}
    if message.get("text"):
        send_message(message["chat"]["id"], f"You wrote: {message['text'][:4000]}")
    return {"ok": True}
