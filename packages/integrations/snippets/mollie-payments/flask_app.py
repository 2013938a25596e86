import os
import re

import requests
from flask import Flask, request

MOLLIE_API_KEY = os.environ["MOLLIE_API_KEY"]

app = Flask(__name__)


def reason(response: requests.Response) -> str:
    try:
        return response.json()["detail"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def mollie(method: str, path: str, headers: dict | None = None, body: dict | None = None) -> dict:
    response = requests.request(
        method,
        f"https://api.mollie.com/v2/{path}",
        headers={"Authorization": f"Bearer {MOLLIE_API_KEY}", **(headers or {})},
        json=body,
        timeout=10,
    )
    if not response.ok:
        raise RuntimeError(f"Mollie returned {response.status_code}: {reason(response)}")
    return response.json()


@app.errorhandler(RuntimeError)
@app.errorhandler(requests.RequestException)
def failed(error):
    return {"error": str(error)}, 502


@app.post("/payments")
def create():
    body = request.get_json(silent=True)
    order, amount = (body.get("order"), body.get("amount")) if isinstance(body, dict) else (None, None)
    if not isinstance(order, str) or not re.fullmatch(r"[\w-]{1,64}", order):
        return {"error": "order must be 1 to 64 letters, digits, - or _"}, 400
    if not isinstance(amount, str) or not re.fullmatch(r"[1-9]\d{0,3}\.\d\d", amount):
        return {"error": "amount must be written like 12.50"}, 400
    payment = mollie(
        "POST",
        "payments",
        headers={"Idempotency-Key": f"payment-{order}"},
        body={
            "amount": {"currency": "EUR", "value": amount},
            "description": f"Order {order}",
            "redirectUrl": f"https://example.com/orders/{order}",
            "webhookUrl": "https://example.com/webhooks/mollie",
            "metadata": {"order": order},
        },
    )
    return {"id": payment["id"], "url": payment["_links"]["checkout"]["href"]}


@app.post("/webhooks/mollie")
def receive():
    payment_id = request.form.get("id", "")
    if not re.fullmatch(r"tr_\w+", payment_id):
        return {"error": "id must be the id of a payment"}, 400
    payment = mollie("GET", f"payments/{payment_id}")
    if payment["status"] == "paid":
        app.logger.info("Order %s is paid", payment["metadata"]["order"])
    return {"status": payment["status"]}
