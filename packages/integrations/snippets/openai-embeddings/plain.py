import os

import requests

OPENAI_API_KEY = os.environ["OPENAI_API_KEY"]


def reason(response: requests.Response) -> str:
    try:
        return response.json()["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def embed(texts: list[str]) -> list[list[float]]:
    response = requests.post(
        "https://api.openai.com/v1/embeddings",
        headers={"Authorization": f"Bearer {OPENAI_API_KEY}"},
        json={"model": "text-embedding-3-small", "input": texts},
        timeout=30,
    )
    if not response.ok:
        raise RuntimeError(f"OpenAI returned {response.status_code}: {reason(response)}")
    return [item["embedding"] for item in response.json()["data"]]


def similarity(a: list[float], b: list[float]) -> float:
    # OpenAI's vectors have the length 1, so that their product is the cosine of their angle.
    return sum(x * y for x, y in zip(a, b))


def search(question: str = "", texts: list[str] | None = None) -> list[dict]:
    """Return the texts, those first that mean most nearly what the question means."""
    if not question or not texts or len(texts) > 100:
        raise ValueError("Give a question and 1 to 100 texts")
    asked, *vectors = embed([question, *texts])
    matches = [
        {"text": text, "score": similarity(asked, vector)} for text, vector in zip(texts, vectors)
    ]
    return sorted(matches, key=lambda match: match["score"], reverse=True)
