import os
import re

import httpx
from fastapi import FastAPI, HTTPException
from pydantic import BaseModel, Field

TWILIO_API_KEY = os.environ["TWILIO_API_KEY"]
TWILIO_VERIFY_SERVICE = os.environ["TWILIO_VERIFY_SERVICE"]
USERNAME, _, PASSWORD = TWILIO_API_KEY.partition(":")

app = FastAPI()


class Number(BaseModel):
    to: str = Field(min_length=8, max_length=16)


class Check(Number):
    code: str = Field(min_length=4, max_length=10)


def reason(response: httpx.Response) -> str:
    try:
        return response.json()["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


async def verify(path: str, number: str, form: dict) -> dict:
    if not re.fullmatch(r"\+[1-9]\d{6,14}", number):
        raise HTTPException(400, "to must be written like +14155550100")
    try:
        async with httpx.AsyncClient(timeout=10) as client:
            response = await client.post(
                f"https://verify.twilio.com/v2/Services/{TWILIO_VERIFY_SERVICE}/{path}",
                auth=(USERNAME, PASSWORD),
                data={"To": number, **form},
            )
    except httpx.HTTPError as error:
        raise HTTPException(502, f"Twilio cannot be reached: {error}") from error
    if response.is_error:
        raise HTTPException(502, f"Twilio returned {response.status_code}: {reason(response)}")
    return response.json()


@app.post("/codes")
async def send(number: Number) -> dict:
    verification = await verify("Verifications", number.to, {"Channel": "sms"})
    return {"status": verification["status"]}


@app.post("/codes/check")
async def check(given: Check) -> dict:
    verification = await verify("VerificationCheck", given.to, {"Code": given.code})
    return {"isConfirmed": verification["status"] == "approved"}
