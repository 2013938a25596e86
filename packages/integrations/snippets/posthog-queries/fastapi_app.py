import os
from urllib.parse import quote

import httpx
from fastapi import FastAPI, HTTPException
from pydantic import BaseModel, Field

POSTHOG_API_KEY = os.environ["POSTHOG_API_KEY"]
POSTHOG_PROJECT_ID = os.environ["POSTHOG_PROJECT_ID"]

QUERY = """
  SELECT event, count() AS count
  FROM events
  WHERE timestamp > now() - toIntervalDay({days})
  GROUP BY event
  ORDER BY count DESC
  LIMIT 10"""

app = FastAPI()


class Period(BaseModel):
    days: int = Field(ge=1, le=90)


def reason(response: httpx.Response) -> str:
    try:
        return response.json()["detail"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


@app.post("/events/top")
async def top_events(period: Period) -> list:
    project = quote(POSTHOG_PROJECT_ID, safe="")
    query = {"kind": "HogQLQuery", "query": QUERY, "values": {"days": period.days}}
    try:
        async with httpx.AsyncClient(timeout=60) as client:
            # For projects in Europe: https://eu.posthog.com
            response = await client.post(
                f"https://us.posthog.com/api/projects/{project}/query/",
                headers={"Authorization": f"Bearer {POSTHOG_API_KEY}"},
                json={"query": query, "name": "most frequent events"},
            )
    except httpx.HTTPError as error:
        raise HTTPException(502, f"PostHog cannot be reached: {error}") from error
    if response.is_error:
        raise HTTPException(502, f"PostHog returned {response.status_code}: {reason(response)}")
    return [{"event": event, "count": count} for event, count in response.json()["results"]]
