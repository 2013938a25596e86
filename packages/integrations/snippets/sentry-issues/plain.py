import os
from urllib.parse import quote

import requests

SENTRY_API_KEY = os.environ["SENTRY_API_KEY"]
SENTRY_ORGANIZATION = os.environ["SENTRY_ORGANIZATION"]

MAX_PAGES = 10


def reason(response: requests.Response) -> str:
    try:
        return response.json()["detail"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def unresolved_issues(days: int = 0) -> list[dict]:
    """Return the unresolved issues of the last days."""
    if not 1 <= days <= 90:
        raise ValueError("days must be a whole number from 1 to 90")
    issues: list[dict] = []
    query = {"query": "is:unresolved", "statsPeriod": f"{days}d", "limit": "100"}
    organization = quote(SENTRY_ORGANIZATION, safe="")
    for _ in range(MAX_PAGES):
        response = requests.get(
            f"https://sentry.io/api/0/organizations/{organization}/issues/",
            params=query,
            headers={"Authorization": f"Bearer {SENTRY_API_KEY}"},
            timeout=30,
        )
        if not response.ok:
            raise RuntimeError(f"Sentry returned {response.status_code}: {reason(response)}")
        issues += [
            {"id": issue["id"], "title": issue["title"], "count": int(issue["count"])}
            for issue in response.json()
        ]
        # Sentry links to a next page always, and says whether anything is on it.
        following = response.links.get("next", {})
        if following.get("results") != "true":
            break
        query["cursor"] = following["cursor"]
    return issues
