import os
import re

import httpx
from fastapi import FastAPI, HTTPException
from pydantic import BaseModel, Field

RESEND_API_KEY = os.environ["RESEND_API_KEY"]
RESEND_SENDER = os.environ["RESEND_SENDER"]
CONTACT_ADDRESS = os.environ["CONTACT_ADDRESS"]

app = FastAPI()


class Contact(BaseModel):
    email: str = Field(max_length=254)
    message: str = Field(min_length=1, max_length=5000)


def reason(response: httpx.Response) -> str:
    try:
        return response.json()["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


@app.post("/contact")
async def contact(sent: Contact) -> dict:
    if not re.fullmatch(r"[^\s@]+@[^\s@]+", sent.email):
        raise HTTPException(400, "email must be an address")
    try:
        async with httpx.AsyncClient(timeout=10) as client:
            response = await client.post(
                "https://api.resend.com/emails",
                headers={"Authorization": f"Bearer {RESEND_API_KEY}"},
                json={
                    "from": RESEND_SENDER,
                    "to": [CONTACT_ADDRESS],
                    "reply_to": sent.email,
                    "subject": "A message from the contact form",
                    "text": sent.message,
                },
            )
    except httpx.HTTPError as error:
        raise HTTPException(502, f"Resend cannot be reached: {error}") from error
    if response.is_error:
        raise HTTPException(502, f"Resend returned {response.status_code}: {reason(response)}")
    return {"id": response.json()["id"]}
