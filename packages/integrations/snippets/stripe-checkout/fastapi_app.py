import os

import httpx
from fastapi import FastAPI, HTTPException
from pydantic import BaseModel, Field

STRIPE_API_KEY = os.environ["STRIPE_API_KEY"]
STRIPE_PRICE_ID = os.environ["STRIPE_PRICE_ID"]

app = FastAPI()


class Order(BaseModel):
    order: str = Field(min_length=1, max_length=64)
    quantity: int = Field(default=1, ge=1, le=100)


def reason(response: httpx.Response) -> str:
    try:
        return response.json()["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


@app.post("/checkout")
async def checkout(order: Order) -> dict:
    try:
        async with httpx.AsyncClient(timeout=10) as client:
            response = await client.post(
                "https://api.stripe.com/v1/checkout/sessions",
                headers={
                    "Authorization": f"Bearer {STRIPE_API_KEY}",
                    # A second press of the button gets the same session.
                    "Idempotency-Key": f"checkout-{order.order}",
                },
                data={
                    "mode": "payment",
                    "client_reference_id": order.order,
                    "line_items[0][price]": STRIPE_PRICE_ID,
                    "line_items[0][quantity]": order.quantity,
                    "success_url": "https://example.com/thanks?session_id={CHECKOUT_SESSION_ID}",
                    "cancel_url": "https://example.com/cart",
                },
            )
    except httpx.HTTPError as error:
        raise HTTPException(502, f"Stripe cannot be reached: {error}") from error
    if response.is_error:
        raise HTTPException(502, f"Stripe returned {response.status_code}: {reason(response)}")
    session = response.json()
    return {"id": session["id"], "url": session["url"]}
