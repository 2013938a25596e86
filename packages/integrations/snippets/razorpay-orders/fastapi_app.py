import hashlib
import hmac
import os

import httpx
from fastapi import FastAPI, HTTPException
from pydantic import BaseModel, Field

RAZORPAY_API_KEY = os.environ["RAZORPAY_API_KEY"]
KEY_ID, _, KEY_SECRET = RAZORPAY_API_KEY.partition(":")

app = FastAPI()


class Order(BaseModel):
    order: str = Field(min_length=1, max_length=40)
    amount: int = Field(ge=100, le=10_000_000)


class Payment(BaseModel):
    razorpay_order_id: str
    razorpay_payment_id: str
    razorpay_signature: str


def reason(response: httpx.Response) -> str:
    try:
        return response.json()["error"]["description"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


@app.post("/orders")
async def create(order: Order) -> dict:
    try:
        async with httpx.AsyncClient(timeout=10) as client:
            response = await client.post(
                "https://api.razorpay.com/v1/orders",
                auth=(KEY_ID, KEY_SECRET),
                json={"amount": order.amount, "currency": "INR", "receipt": order.order},
            )
    except httpx.HTTPError as error:
        raise HTTPException(502, f"Razorpay cannot be reached: {error}") from error
    if response.is_error:
        raise HTTPException(502, f"Razorpay returned {response.status_code}: {reason(response)}")
    created = response.json()
    # Checkout needs the key id, which is public; the secret stays here.
    return {"id": created["id"], "amount": created["amount"], "key": KEY_ID}


@app.post("/orders/verify")
def verify(payment: Payment) -> dict:
    # Razorpay signs the ids of the order and the payment with the key secret.
    signed = f"{payment.razorpay_order_id}|{payment.razorpay_payment_id}"
    expected = hmac.new(KEY_SECRET.encode(), signed.encode(), hashlib.sha256).hexdigest()
    if not hmac.compare_digest(payment.razorpay_signature.encode(), expected.encode()):
        raise HTTPException(400, "The signature is not valid.")
    return {"paid": payment.razorpay_order_id}
