import os
import time

import httpx
from fastapi import FastAPI, HTTPException
from pydantic import BaseModel, Field

PAYPAL_CLIENT_ID = os.environ["PAYPAL_CLIENT_ID"]
PAYPAL_CLIENT_SECRET = os.environ["PAYPAL_CLIENT_SECRET"]

# For tests: https://api-m.sandbox.paypal.com
PAYPAL = "https://api-m.paypal.com"

app = FastAPI()
token = {"value": "", "expires": 0.0}


class Order(BaseModel):
    order: str = Field(min_length=1, max_length=64)
    amount: str = Field(min_length=4, max_length=9)


class Capture(BaseModel):
    id: str = Field(min_length=1, max_length=36)


def reason(response: httpx.Response) -> str:
    try:
        body = response.json()
        details = body.get("details") or [{}]
        return details[0].get("description") or body.get("message") or body["error_description"]
    except (ValueError, KeyError, AttributeError):
        return "no reason given"


async def call(path: str, **request) -> dict:
    try:
        async with httpx.AsyncClient(base_url=PAYPAL, timeout=15) as client:
            response = await client.post(path, **request)
    except httpx.HTTPError as error:
        raise HTTPException(502, f"PayPal cannot be reached: {error}") from error
    if response.is_error:
        raise HTTPException(502, f"PayPal returned {response.status_code}: {reason(response)}")
    return response.json()


async def access_token() -> str:
    if time.time() >= token["expires"]:
        result = await call(
            "/v1/oauth2/token",
            auth=(PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET),
            data={"grant_type": "client_credentials"},
        )
        # A minute less, so that it does not expire on its way.
        token.update(value=result["access_token"], expires=time.time() + result["expires_in"] - 60)
    return token["value"]


async def call_with_token(path: str, request_id: str, body: dict) -> dict:
    headers = {
        "Authorization": f"Bearer {await access_token()}",
        # PayPal returns the first result again if it has seen this id.
        "PayPal-Request-Id": request_id,
    }
    return await call(path, headers=headers, json=body)


@app.post("/orders")
async def create(order: Order) -> dict:
    amount = {"currency_code": "USD", "value": order.amount}
    unit = {"reference_id": order.order, "amount": amount}
    body = {"intent": "CAPTURE", "purchase_units": [unit]}
    created = await call_with_token("/v2/checkout/orders", f"create-{order.order}", body)
    return {"id": created["id"], "status": created["status"]}


@app.post("/orders/capture")
async def capture(approved: Capture) -> dict:
    # An id with other characters could lead to another path.
    if not approved.id.isalnum():
        raise HTTPException(400, "id must be the id of an order")
    path = f"/v2/checkout/orders/{approved.id}/capture"
    captured = await call_with_token(path, f"capture-{approved.id}", {})
    return {"id": captured["id"], "status": captured["status"]}
