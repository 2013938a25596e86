import hashlib
import hmac
import json
import os
import time

from flask import Flask, request

STRIPE_WEBHOOK_SECRET = os.environ["STRIPE_WEBHOOK_SECRET"]
# An older event may be one that somebody recorded and sends again.
MAX_AGE_SECONDS = 300

app = Flask(__name__)


def is_signed(body: bytes, header: str) -> bool:
    """Check a header `t=<seconds>,v1=<hex>`; while a secret is replaced, it has a v1 for each."""
    fields = [field.partition("=") for field in header.split(",")]
    sent = next((value for name, _, value in fields if name == "t"), "")
    if not sent.isdecimal() or abs(time.time() - int(sent)) > MAX_AGE_SECONDS:
        return False
    signed = sent.encode() + b"." + body
    expected = hmac.new(STRIPE_WEBHOOK_SECRET.encode(), signed, hashlib.sha256).hexdigest()
    signatures = [value for name, _, value in fields if name == "v1"]
    return any(hmac.compare_digest(value.encode(), expected.encode()) for value in signatures)


@app.post("/webhooks/stripe")
def receive():
    # The signature is over the bytes that were sent, so that they must not be parsed before.
    body = request.get_data()
    if not is_signed(body, request.headers.get("Stripe-Signature", "")):
        return {"error": "The signature is not valid."}, 400
    event = json.loads(body)
    session = event["data"]["object"]
    if event["type"] == "checkout.session.completed" and session["payment_status"] == "paid":
        # Stripe may send an event twice: record event["id"], and skip what is recorded already.
        app.logger.info("Order %s is paid", session["client_reference_id"])
    return {"received": True}
