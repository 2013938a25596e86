import os

import requests
from flask import Flask, request

SQUARE_API_KEY = os.environ["SQUARE_API_KEY"]

# What the page may not decide: the price of each product, in cents.
PRICES = {"mug": 1200, "shirt": 2500}

app = Flask(__name__)


def reason(response: requests.Response) -> str:
    try:
        return response.json()["errors"][0]["detail"]
    except (ValueError, KeyError, IndexError, TypeError):
        return "no reason given"


@app.post("/pay")
def pay():
    body = request.get_json(silent=True)
    if not isinstance(body, dict):
        return {"error": "Send JSON with order, product and token"}, 400
    order, product, token = (body.get(name) for name in ("order", "product", "token"))
    if not isinstance(order, str) or not 1 <= len(order) <= 40:
        return {"error": "order must have 1 to 40 characters"}, 400
    if not isinstance(product, str) or product not in PRICES:
        return {"error": f"product must be one of {', '.join(PRICES)}"}, 400
    if not isinstance(token, str) or not 1 <= len(token) <= 16384:
        return {"error": "token must be what the Web Payments SDK returned"}, 400
    try:
        # For tests: https://connect.squareupsandbox.com
        response = requests.post(
            "https://connect.squareup.com/v2/payments",
            headers={"Authorization": f"Bearer {SQUARE_API_KEY}", "Square-Version": "2026-09-16"},
            json={
                "source_id": token,
                # Square charges an order once, however often it is sent.
                "idempotency_key": order,
                "reference_id": order,
                "amount_money": {"amount": PRICES[product], "currency": "USD"},
            },
            timeout=15,
        )
    except requests.RequestException as error:
        return {"error": f"Square cannot be reached: {error}"}, 502
    if not response.ok:
        return {"error": f"Square returned {response.status_code}: {reason(response)}"}, 502
    payment = response.json()["payment"]
    return {"id": payment["id"], "status": payment["status"]}
