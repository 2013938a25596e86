import os

import requests

LEMON_SQUEEZY_API_KEY = os.environ["LEMON_SQUEEZY_API_KEY"]
LEMON_SQUEEZY_STORE_ID = os.environ["LEMON_SQUEEZY_STORE_ID"]
LEMON_SQUEEZY_VARIANT_ID = os.environ["LEMON_SQUEEZY_VARIANT_ID"]


def reason(response: requests.Response) -> str:
    try:
        return response.json()["errors"][0]["detail"]
    except (ValueError, KeyError, IndexError, TypeError):
        return "no reason given"


def create_checkout(order: str = "", email: str = "") -> str:
    """Return the URL of a checkout for an order."""
    if not order:
        raise ValueError("order must be a text")
    if "@" not in email:
        raise ValueError("email must be an address")
    response = requests.post(
        "https://api.lemonsqueezy.com/v1/checkouts",
        headers={
            "Authorization": f"Bearer {LEMON_SQUEEZY_API_KEY}",
            "Accept": "application/vnd.api+json",
            "Content-Type": "application/vnd.api+json",
        },
        json={
            "data": {
                "type": "checkouts",
                "attributes": {"checkout_data": {"email": email, "custom": {"order": order}}},
                "relationships": {
                    "store": {"data": {"type": "stores", "id": LEMON_SQUEEZY_STORE_ID}},
                    "variant": {"data": {"type": "variants", "id": LEMON_SQUEEZY_VARIANT_ID}},
                },
            }
        },
        timeout=10,
    )
    if not response.ok:
        raise RuntimeError(f"Lemon Squeezy returned {response.status_code}: {reason(response)}")
    return response.json()["data"]["attributes"]["url"]
