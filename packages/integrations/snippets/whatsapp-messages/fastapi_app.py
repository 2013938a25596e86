import hashlib
import hmac
import json
import os
import re

import httpx
from fastapi import FastAPI, HTTPException, Request, Response
from pydantic import BaseModel, Field

WHATSAPP_BUSINESS_API_KEY = os.environ["WHATSAPP_BUSINESS_API_KEY"]
WHATSAPP_PHONE_NUMBER_ID = os.environ["WHATSAPP_PHONE_NUMBER_ID"]
WHATSAPP_APP_SECRET = os.environ["WHATSAPP_APP_SECRET"]
WHATSAPP_VERIFY_TOKEN = os.environ["WHATSAPP_VERIFY_TOKEN"]

app = FastAPI()


class Text(BaseModel):
    to: str = Field(min_length=7, max_length=15)
    text: str = Field(min_length=1, max_length=4096)


def reason(response: httpx.Response) -> str:
    try:
        return response.json()["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


@app.post("/messages")
async def send(message: Text) -> dict:
    if not re.fullmatch(r"[1-9]\d{6,14}", message.to):
        raise HTTPException(400, "to must be written like 14155550100")
    try:
        async with httpx.AsyncClient(timeout=10) as client:
            response = await client.post(
                f"https://graph.facebook.com/v26.0/{WHATSAPP_PHONE_NUMBER_ID}/messages",
                headers={"Authorization": f"Bearer {WHATSAPP_BUSINESS_API_KEY}"},
                json={
                    "messaging_product": "whatsapp",
                    "recipient_type": "individual",
                    "to": message.to,
                    "type": "text",
                    "text": {"body": message.text},
                },
            )
    except httpx.HTTPError as error:
        raise HTTPException(502, f"WhatsApp cannot be reached: {error}") from error
    if response.is_error:
        raise HTTPException(502, f"WhatsApp returned {response.status_code}: {reason(response)}")
    return {"id": response.json()["messages"][0]["id"]}


@app.get("/webhooks/whatsapp")
def confirm(request: Request) -> Response:
    """Meta asks once whether the URL is yours."""
    token = request.query_params.get("hub.verify_token", "")
    if not hmac.compare_digest(token.encode(), WHATSAPP_VERIFY_TOKEN.encode()):
        raise HTTPException(403, "The verify token is not valid.")
    return Response(request.query_params.get("hub.challenge", ""), media_type="text/plain")


@app.post("/webhooks/whatsapp")
async def receive(request: Request) -> dict:
    # The signature is over the bytes that were sent, so that they must not be parsed before.
    body = await request.body()
    expected = hmac.new(WHATSAPP_APP_SECRET.encode(), body, hashlib.sha256).hexdigest()
    signature = request.headers.get("x-hub-signature-256", "")
    if not hmac.compare_digest(signature.encode(), f"sha256={expected}".encode()):
        raise HTTPException(401, "The signature is not valid.")
    changes = [change for entry in json.loads(body).get("entry", []) for change in entry["changes"]]
    messages = [message for change in changes for message in change["value"].get("messages", [])]
    for message in messages:
        print(f"A {message['type']} of {message['from']} has arrived")
    return {"received": len(messages)}
