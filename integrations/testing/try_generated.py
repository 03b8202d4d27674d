"""Calls the evaluation service with the classes that a generator has made from its OpenAPI document.

Arguments: the folder of the classes, the server, the hash of the worksheet, a token.
"""

import json
import sys
import urllib.error
import urllib.request

folder, server, hash, token = sys.argv[1:]
sys.path.insert(0, folder)

from calcwright_api import (  # noqa: E402
    DescribedWorksheet,
    EvaluateAnswer,
    EvaluateRefusal,
    EvaluateRequestInput,
)


def call(path, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/v1/worksheets/{path}", headers=headers)
    if body is not None:
        request.data = json.dumps(body.to_dict()).encode()
    try:
        with urllib.request.urlopen(request, timeout=90) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        return json.load(refused)


def evaluate(inputs, outputs=None):
    return call(f"{hash}/evaluate", EvaluateRequestInput(inputs=inputs, outputs=outputs))


one = EvaluateAnswer.from_dict(evaluate({"F": "3 [kN]"}, ["sigma [MPa]"]))
many = EvaluateAnswer.from_dict(evaluate([{"F": 1}, {"F": "1 [s]"}]))
refused = EvaluateRefusal.from_dict(evaluate({"Q": 3}))
described = DescribedWorksheet.from_dict(call(hash))
print(
    json.dumps(
        {
            "one": [one.outputs["sigma [MPa]"].value, one.outputs["sigma [MPa]"].unit],
            "many": [set.success for set in many.results],
            "problem": [(each.name, each.code) for each in refused.problems],
            "inputs": described.inputs,
        }
    )
)
