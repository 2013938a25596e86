"""Runs snippets as a developer would: `python3 run_snippets.py jobs.json results.json`.

Only one thing differs: what is for a provider goes to the stand-in, with the URL in its path.
"""

import asyncio
import base64
import importlib.util
import inspect
import json
import os
import re
import ssl
import sys
import traceback
from urllib.parse import urlsplit

STAND_IN, STEP = "", ""


def redirected(url: str) -> str:
    parts = urlsplit(url)
    query = f"?{parts.query}" if parts.query else ""
    return f"{STAND_IN}/{STEP}/{parts.scheme}/{parts.netloc}{parts.path}{query}"


def redirect_requests() -> None:
    try:
        from requests.adapters import HTTPAdapter
    except ImportError:
        return
    send = HTTPAdapter.send

    def send_to_stand_in(self, request, **options):
        request.url = redirected(request.url)
        return send(self, request, **options)

    HTTPAdapter.send = send_to_stand_in


def redirect_httpx() -> None:
    try:
        import httpx
    except ImportError:
        return
    handle = httpx.HTTPTransport.handle_request
    handle_async = httpx.AsyncHTTPTransport.handle_async_request

    def to_stand_in(self, request):
        request.url = httpx.URL(redirected(str(request.url)))
        return handle(self, request)

    async def to_stand_in_async(self, request):
        request.url = httpx.URL(redirected(str(request.url)))
        return await handle_async(self, request)

    httpx.HTTPTransport.handle_request = to_stand_in
    httpx.AsyncHTTPTransport.handle_async_request = to_stand_in_async


def forget_certificates() -> None:
    # httpx loads them for each client, which takes longer than all else. To the stand-in, nothing goes over TLS.
    ssl.SSLContext.load_verify_locations = lambda *_, **__: None


def snake(name: str) -> str:
    return re.sub(r"[A-Z]", lambda letter: "_" + letter.group().lower(), name)


def as_json(value):
    if isinstance(value, bytes):
        return {"bytes": base64.b64encode(value).decode()}
    if inspect.isgenerator(value):
        return list(value)
    return value


def send_to_flask(app, request: dict) -> dict:
    response = app.test_client().open(
        request["path"],
        method=request["method"],
        headers=request["headers"],
        data=request.get("body", "").encode(),
    )
    return {
        "status": response.status_code,
        "headers": {name.lower(): value for name, value in response.headers},
        "body": response.get_data(as_text=True),
    }


def send_to_fastapi(app, request: dict) -> dict:
    from fastapi.testclient import TestClient

    response = TestClient(app).request(
        request["method"],
        request["path"],
        # Bytes, because httpx rejects text that is not ASCII, which anybody may send.
        headers=[(name.encode(), value.encode("latin-1")) for name, value in request["headers"].items()],
        content=request.get("body", "").encode(),
        follow_redirects=False,
    )
    return {
        "status": response.status_code,
        "headers": dict(response.headers),
        "body": response.text,
    }


def run_step(module, step: dict) -> dict:
    global STEP
    STEP = step["key"]
    try:
        request = step.get("request")
        if request is None:
            arguments = {snake(name): value for name, value in step["input"].items()}
            value = getattr(module, snake(step["call"]))(**arguments)
            return {"value": as_json(asyncio.run(value) if inspect.iscoroutine(value) else value)}
        send = send_to_flask if type(module.app).__name__ == "Flask" else send_to_fastapi
        return send(module.app, request)
    except Exception as error:
        return {"error": f"{error}", "trace": traceback.format_exc()}


def load(at: int, file: str):
    spec = importlib.util.spec_from_file_location(f"snippet_{at}", file)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def main() -> None:
    global STAND_IN
    with open(sys.argv[1], encoding="utf-8") as file:
        work = json.load(file)
    STAND_IN = work["standIn"]
    redirect_requests()
    redirect_httpx()
    forget_certificates()
    results = {}
    for at, job in enumerate(work["jobs"]):
        os.environ.update(job["env"])
        try:
            module = load(at, job["file"])
        except Exception:
            for step in job["steps"]:
                results[step["key"]] = {"error": f"not loaded: {traceback.format_exc()}"}
            continue
        for step in job["steps"]:
            results[step["key"]] = run_step(module, step)
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        json.dump(results, file)


main()
