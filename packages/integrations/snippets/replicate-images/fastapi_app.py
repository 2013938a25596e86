import asyncio
import os

import httpx
from fastapi import FastAPI, HTTPException
from pydantic import BaseModel, Field

REPLICATE_API_KEY = os.environ["REPLICATE_API_KEY"]

MAX_SECONDS = 120
RUNNING = ("starting", "processing")

app = FastAPI()


class Picture(BaseModel):
    prompt: str = Field(min_length=1, max_length=1000)


def reason(response: httpx.Response) -> str:
    try:
        return response.json()["detail"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


async def replicate(method: str, path: str, body: dict | None = None) -> dict:
    try:
        async with httpx.AsyncClient(timeout=15) as client:
            response = await client.request(
                method,
                f"https://api.replicate.com/v1/{path}",
                headers={"Authorization": f"Bearer {REPLICATE_API_KEY}"},
                json=body,
            )
    except httpx.HTTPError as error:
        raise HTTPException(502, f"Replicate cannot be reached: {error}") from error
    if response.is_error:
        raise HTTPException(502, f"Replicate returned {response.status_code}: {reason(response)}")
    return response.json()


@app.post("/pictures")
async def paint(picture: Picture) -> dict:
    model = "models/black-forest-labs/flux-schnell"
    prediction = await replicate("POST", f"{model}/predictions", {"input": {"prompt": picture.prompt}})
    path = f"predictions/{prediction['id']}"
    waited = 0
    while prediction["status"] in RUNNING:
        if waited >= MAX_SECONDS:
            await replicate("POST", f"{path}/cancel")
            raise HTTPException(504, f"The picture was not ready after {MAX_SECONDS} seconds")
        await asyncio.sleep(1)
        waited += 1
        prediction = await replicate("GET", path)
    if prediction["status"] != "succeeded":
        raise HTTPException(502, f"Replicate {prediction['status']}: {prediction.get('error')}")
    return {"url": prediction["output"][0]}
