import hashlib
import hmac
import os
import time
from urllib.parse import parse_qs

from fastapi import FastAPI, HTTPException, Request

SLACK_SIGNING_SECRET = os.environ["SLACK_SIGNING_SECRET"]
# An older request may be one that somebody recorded and sends again.
MAX_AGE_SECONDS = 300

app = FastAPI()


def is_signed(body: bytes, sent: str, signature: str) -> bool:
    if not sent.isdecimal() or abs(time.time() - int(sent)) > MAX_AGE_SECONDS:
        return False
    signed = b"v0:" + sent.encode() + b":" + body
    expected = "v0=" + hmac.new(SLACK_SIGNING_SECRET.encode(), signed, hashlib.sha256).hexdigest()
    return hmac.compare_digest(signature.encode(), expected.encode())


@app.post("/slack/status")
async def status(request: Request) -> dict:
    # The signature is over the bytes that were sent, so that they must not be parsed before.
    body = await request.body()
    sent = request.headers.get("x-slack-request-timestamp", "")
    if not is_signed(body, sent, request.headers.get("x-slack-signature", "")):
        raise HTTPException(401, "The signature is not valid.")
    form = {name: values[0] for name, values in parse_qs(body.decode()).items()}
    service = form.get("text", "").strip() or "all services"
    # Slack waits three seconds. What takes longer is sent to response_url afterwards.
    return {
        "response_type": "ephemeral",
        "text": f"<@{form.get('user_id')}>, the status of {service}: everything works.",
    }
