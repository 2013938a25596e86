import hashlib
import hmac
import json
import os

from flask import Flask, request

SENTRY_CLIENT_SECRET = os.environ["SENTRY_CLIENT_SECRET"]

app = Flask(__name__)


@app.post("/webhooks/sentry")
def receive():
    # The signature is over the bytes that were sent, so that they must not be parsed before.
    body = request.get_data()
    expected = hmac.new(SENTRY_CLIENT_SECRET.encode(), body, hashlib.sha256).hexdigest()
    signature = request.headers.get("Sentry-Hook-Signature", "")
    if not hmac.compare_digest(signature.encode(), expected.encode()):
        return {"error": "The signature is not valid."}, 401
    event = json.loads(body)
    resource = request.headers.get("Sentry-Hook-Resource")
    is_new = resource == "issue" and event["action"] == "created"
    if is_new:
        issue = event["data"]["issue"]
        app.logger.warning("New issue %s: %s", issue["shortId"], issue["title"])
    return {"isNew": is_new}
