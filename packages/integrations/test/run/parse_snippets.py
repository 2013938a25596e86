"""Says what snippets import and read, from their syntax: `python3 parse_snippets.py file…` prints JSON."""

import ast
import json
import sys


def is_environment(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "environ"


def imports_of(tree: ast.Module) -> list:
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append(node.module or "?")
    packages = {name.split(".")[0] for name in names}
    return sorted(packages - set(sys.stdlib_module_names))


def variables_of(nodes: list) -> list:
    read = [node for node in nodes if isinstance(node, ast.Subscript) and is_environment(node.value)]
    names = [node.slice.value if isinstance(node.slice, ast.Constant) else "?" for node in read]
    others = sum(is_environment(node) for node in nodes) - len(read)
    return names + ["?"] * (others + sum(isinstance(node, ast.Name) and node.id == "getenv" for node in nodes))


# httpx has its limit where the client is made.
SENDERS = {("requests", "get"), ("requests", "post"), ("requests", "request"), ("httpx", "AsyncClient")}


def is_sender(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and (node.func.value.id, node.func.attr) in SENDERS
    )


def describe(file: str) -> dict:
    with open(file, encoding="utf-8") as source:
        tree = ast.parse(source.read(), file)
    nodes = list(ast.walk(tree))
    texts = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return {
        "imports": imports_of(tree),
        "variables": variables_of(nodes),
        "strings": [text for text in texts if isinstance(text, str)],
        "requests": [
            {"isLimited": any(keyword.arg == "timeout" for keyword in node.keywords)}
            for node in nodes
            if is_sender(node)
        ],
    }


print(json.dumps([describe(file) for file in sys.argv[1:]]))
