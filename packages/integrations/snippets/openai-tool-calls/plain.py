import json
import os

import requests

OPENAI_API_KEY = os.environ["OPENAI_API_KEY"]

# More rounds than this mean that the model goes round in circles.
MAX_ROUNDS = 5

TOOLS = [
    {
        "type": "function",
        "name": "find_order",
        "description": "Finds an order of the shop by its number.",
        "strict": True,
        "parameters": {
            "type": "object",
            "properties": {"number": {"type": "string", "description": "Such as A-1001"}},
            "required": ["number"],
            "additionalProperties": False,
        },
    }
]

ORDERS = {"A-1001": {"status": "sent", "arrives": "2026-12-01"}}


def run_tool(name: str, arguments: str) -> dict:
    """Run a tool. One that fails tells the model why, so that it can say so."""
    if name != "find_order":
        return {"error": f"there is no tool {name}"}
    try:
        number = json.loads(arguments)["number"]
    except (ValueError, KeyError, TypeError):
        return {"error": "the arguments are not JSON"}
    return ORDERS.get(number, {"error": f"there is no order {number}"})


def reason(response: requests.Response) -> str:
    try:
        return response.json()["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def respond(items: list[dict]) -> list[dict]:
    response = requests.post(
        "https://api.openai.com/v1/responses",
        headers={"Authorization": f"Bearer {OPENAI_API_KEY}"},
        json={"model": "gpt-6-luna", "input": items, "tools": TOOLS},
        timeout=60,
    )
    if not response.ok:
        raise RuntimeError(f"OpenAI returned {response.status_code}: {reason(response)}")
    return response.json()["output"]


def ask(question: str = "") -> str:
    """Return what the model writes after it has called the tools that it needs."""
    if not 1 <= len(question) <= 4000:
        raise ValueError("question must have 1 to 4000 characters")
    items: list[dict] = [{"role": "user", "content": question}]
    for _ in range(MAX_ROUNDS):
        output = respond(items)
        calls = [item for item in output if item["type"] == "function_call"]
        if not calls:
            parts = [part for item in output for part in item.get("content") or []]
            return "".join(part["text"] for part in parts if part["type"] == "output_text")
        # The model needs all of its own output again, its reasoning too.
        items += output
        items += [
            {
                "type": "function_call_output",
                "call_id": call["call_id"],
                "output": json.dumps(run_tool(call["name"], call["arguments"])),
            }
            for call in calls
        ]
    raise RuntimeError(f"The model called tools {MAX_ROUNDS} times without an end")
