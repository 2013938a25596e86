import os
import time

import requests
from flask import Flask, request

AMPLITUDE_API_KEY = os.environ["AMPLITUDE_API_KEY"]

app = Flask(__name__)


def reason(response: requests.Response) -> str:
    try:
        return response.json()["error"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


@app.post("/events")
def track():
    body = request.get_json(silent=True)
    if not isinstance(body, dict):
        return {"error": "Send JSON with id, user and event"}, 400
    insert_id, user, event = (body.get(name) for name in ("id", "user", "event"))
    if not all(isinstance(value, str) and value for value in (insert_id, event)):
        return {"error": "id and event must not be empty"}, 400
    # Amplitude rejects shorter ids, because they are mostly mistakes such as "0".
    if not isinstance(user, str) or len(user) < 5:
        return {"error": "user must have 5 characters or more"}, 400
    recorded = {
        "user_id": user,
        "event_type": event,
        "event_properties": body.get("properties") or {},
        "insert_id": insert_id,
        "time": int(time.time() * 1000),
    }
    try:
        # For projects in Europe: https://api.eu.amplitude.com
        response = requests.post(
            "https://api2.amplitude.com/2/httpapi",
            json={"api_key": AMPLITUDE_API_KEY, "events": [recorded]},
            timeout=10,
        )
    except requests.RequestException as error:
        return {"error": f"Amplitude cannot be reached: {error}"}, 502
    if not response.ok:
        return {"error": f"Amplitude returned {response.status_code}: {reason(response)}"}, 502
    return {"ingested": response.json()["events_ingested"]}
