import os
import re

import requests

ADYEN_API_KEY = os.environ["ADYEN_API_KEY"]
ADYEN_MERCHANT_ACCOUNT = os.environ["ADYEN_MERCHANT_ACCOUNT"]


def reason(response: requests.Response) -> str:
    try:
        return response.json()["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def create_session(order: str = "", amount: int = 0, country: str = "") -> dict:
    """Create a session for Drop-in. The amount is in cents, the country has two letters."""
    if not re.fullmatch(r"[\w-]{1,64}", order):
        raise ValueError("order must be 1 to 64 letters, digits, - or _")
    if not 1 <= amount <= 1_000_000:
        raise ValueError("amount must be a whole number of cents")
    if not re.fullmatch(r"[A-Z]{2}", country):
        raise ValueError("country must have two letters, such as NL")
    # The live host begins with a prefix of your own: <prefix>-checkout-live.adyenpayments.com/checkout
    response = requests.post(
        "https://checkout-test.adyen.com/v71/sessions",
        headers={
            "X-API-Key": ADYEN_API_KEY,
            # Adyen returns the first session again if it has seen this key.
            "Idempotency-Key": f"session-{order}",
        },
        json={
            "merchantAccount": ADYEN_MERCHANT_ACCOUNT,
            "amount": {"value": amount, "currency": "EUR"},
            "reference": order,
            "countryCode": country,
            "returnUrl": f"https://example.com/orders/{order}",
        },
        timeout=10,
    )
    if not response.ok:
        raise RuntimeError(f"Adyen returned {response.status_code}: {reason(response)}")
    session = response.json()
    return {"id": session["id"], "sessionData": session["sessionData"]}
