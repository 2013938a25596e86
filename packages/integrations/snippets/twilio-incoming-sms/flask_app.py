import base64
import hashlib
import hmac
import os
from html import escape

from flask import Flask, Response, request

TWILIO_AUTH_TOKEN = os.environ["TWILIO_AUTH_TOKEN"]
PUBLIC_URL = os.environ["PUBLIC_URL"]

app = Flask(__name__)


def is_signed(url: str, fields: dict, signature: str) -> bool:
    """Twilio signs the URL that it calls, then each field with its value, sorted by name."""
    text = url + "".join(name + fields[name] for name in sorted(fields))
    expected = hmac.new(TWILIO_AUTH_TOKEN.encode(), text.encode(), hashlib.sha1).digest()
    return hmac.compare_digest(signature.encode(), base64.b64encode(expected))


@app.post("/webhooks/sms")
def receive():
    # Behind a proxy, the URL that the server sees is another one.
    url = PUBLIC_URL + request.full_path.rstrip("?")
    if not is_signed(url, request.form.to_dict(), request.headers.get("X-Twilio-Signature", "")):
        return Response("The signature is not valid.", 403, mimetype="text/plain")
    reply = escape(f"You wrote: {request.form.get('Body', '')}", quote=False)
    return Response(f"<Response><Message>{reply}</Message></Response>", mimetype="text/xml")
