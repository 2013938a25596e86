import os
import re

import requests

GOOGLE_ANALYTICS_MEASUREMENT_ID = os.environ["GOOGLE_ANALYTICS_MEASUREMENT_ID"]
GOOGLE_ANALYTICS_API_SECRET = os.environ["GOOGLE_ANALYTICS_API_SECRET"]


def send_purchase(client: str = "", order: str = "", value: float = 0) -> dict:
    """Count a purchase. The cookie _ga contains the client id: GA1.1.1234567890.1700000000"""
    if not re.fullmatch(r"\d{1,12}\.\d{1,12}", client):
        raise ValueError("client must be the client id of the cookie _ga")
    if not re.fullmatch(r"[\w-]{1,64}", order):
        raise ValueError("order must be 1 to 64 letters, digits, - or _")
    if not 0 < value < 1_000_000:
        raise ValueError("value must be an amount")
    # Google Analytics counts a transaction_id once.
    params = {"transaction_id": order, "value": value, "currency": "EUR"}
    try:
        # To see what is wrong with an event, send it to /debug/mp/collect.
        response = requests.post(
            "https://www.google-analytics.com/mp/collect",
            params={
                "measurement_id": GOOGLE_ANALYTICS_MEASUREMENT_ID,
                "api_secret": GOOGLE_ANALYTICS_API_SECRET,
            },
            json={"client_id": client, "events": [{"name": "purchase", "params": params}]},
            timeout=10,
        )
    except requests.RequestException:
        # The error names the URL, which contains the secret.
        raise RuntimeError("Google Analytics cannot be reached") from None
    if not response.ok:
        raise RuntimeError(f"Google Analytics returned {response.status_code}")
    return {"sent": True}
