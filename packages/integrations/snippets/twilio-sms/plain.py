import os
import re

import requests

TWILIO_API_KEY = os.environ["TWILIO_API_KEY"]
TWILIO_ACCOUNT_SID = os.environ["TWILIO_ACCOUNT_SID"]
TWILIO_PHONE_NUMBER = os.environ["TWILIO_PHONE_NUMBER"]


def reason(response: requests.Response) -> str:
    try:
        return response.json()["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def send_message(to: str = "", text: str = "") -> dict:
    """Send a text message to a number such as +14155550100."""
    if not re.fullmatch(r"\+[1-9]\d{6,14}", to):
        raise ValueError("to must be written like +14155550100")
    if not 1 <= len(text) <= 1600:
        raise ValueError("text must have 1 to 1600 characters")
    username, _, password = TWILIO_API_KEY.partition(":")
    response = requests.post(
        f"https://api.twilio.com/2010-04-01/Accounts/{TWILIO_ACCOUNT_SID}/Messages.json",
        auth=(username, password),
        data={"To": to, "From": TWILIO_PHONE_NUMBER, "Body": text},
        timeout=10,
    )
    if not response.ok:
        raise RuntimeError(f"Twilio returned {response.status_code}: {reason(response)}")
    message = response.json()
    return {"sid": message["sid"], "status": message["status"]}
