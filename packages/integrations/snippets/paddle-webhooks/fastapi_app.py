import hashlib
import hmac
import json
import os
import time

from fastapi import FastAPI, HTTPException, Request

PADDLE_WEBHOOK_SECRET = os.environ["PADDLE_WEBHOOK_SECRET"]
# An older event may be one that somebody recorded and sends again.
MAX_AGE_SECONDS = 300

app = FastAPI()


def is_signed(body: bytes, header: str) -> bool:
    """Check a header `ts=<seconds>;h1=<hex>`."""
    fields = dict(field.partition("=")[::2] for field in header.split(";"))
    sent = fields.get("ts", "")
    if not sent.isdecimal() or abs(time.time() - int(sent)) > MAX_AGE_SECONDS:
        return False
    signed = sent.encode() + b":" + body
    expected = hmac.new(PADDLE_WEBHOOK_SECRET.encode(), signed, hashlib.sha256).hexdigest()
    return hmac.compare_digest(fields.get("h1", "").encode(), expected.encode())


@app.post("/webhooks/paddle")
async def receive(request: Request) -> dict:
    # The signature is over the bytes that were sent, so that they must not be parsed before.
    body = await request.body()
    if not is_signed(body, request.headers.get("paddle-signature", "")):
        raise HTTPException(401, "The signature is not valid.")
    event = json.loads(body)
    if event["event_type"] == "transaction.completed":
        # Paddle may send an event twice: record event["event_id"], and skip what is recorded already.
        print(f"Customer {event['data']['customer_id']} has paid for {event['data']['id']}")
    return {"received": event["event_id"]}
