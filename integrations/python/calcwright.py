"""Calls worksheets of a Calcwright server: values for their inputs go in, named results come out.

One file without dependencies, for Python 3.8 and later. Copy it beside your program:

    from calcwright import Worksheet

    beam = Worksheet("https://calc.example.com", "HASH", "cw_TOKEN")
    result = beam.evaluate({"F": "3 [kN]"}, ["sigma [MPa]"])
    print(result["sigma [MPa]"].value)

or call it from a terminal, with the server and the token in CALCWRIGHT_SERVER and CALCWRIGHT_TOKEN:

    python calcwright.py HASH --set F="3 [kN]" --get "sigma [MPa]"
"""

import argparse
import json
import os
import sys
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

Value = Union[str, int, float]
"""Plain notation with a unit such as "3 [kN]" or "[1, 2] [mm]", or a plain number."""

Inputs = Mapping[str, Value]

SETS_IN_ONE_CALL = 5000
"""So many sets of inputs a server takes at once; longer lists are sent in parts."""


class CalcwrightError(Exception):
    """A call that was refused, or a set of inputs that cannot be evaluated.

    `status` is that of the answer, 0 where none came; `problems` are pairs of a name and what is wrong
    with it.
    """

    def __init__(self, message: str, status: int = 0, problems: Sequence[Tuple[str, str]] = ()) -> None:
        super().__init__(message)
        self.status = status
        self.problems = list(problems)


@dataclass(frozen=True)
class Result:
    """One output. `value` is a number of `unit`, a nested list of them, a complex, or None for a formula."""

    value: Any
    unit: str
    text: str
    exact: str
    latex: str
    notices: List[str]
    clause: str = ""


@dataclass(frozen=True)
class Check:
    """A check of the worksheet. `ok` is true only where it holds; `utilisation` is None where a ratio says nothing."""

    name: str
    verdict: str
    ok: bool
    utilisation: Optional[float]
    clause: str
    notes: List[str]


class Results(Dict[str, Result]):
    """The outputs by their names, with the checks, the worst first, and remarks on how inputs were read."""

    checks: List[Check]
    notices: List[str]


class Worksheet:
    """A worksheet of a server; its hash is the part of its address behind /worksheets/."""

    def __init__(self, server: str, hash: str, token: str, timeout: float = 90) -> None:
        """The token needs the scope evaluate, and read for `names`. The timeout is in seconds."""
        self._address = f"{server.rstrip('/')}/api/v1/worksheets/{quote(hash, safe='')}"
        self._token = token
        self._timeout = timeout

    def evaluate(self, inputs: Inputs = {}, outputs: Sequence[str] = ()) -> Results:
        """Returns the outputs by their names; without outputs, those of the worksheet's form. Its `checks` are all
        checks of the worksheet.

        Raises CalcwrightError where an input does not exist or has another dimension, or an output cannot
        be read.
        """
        return _results(self._evaluate(dict(inputs), outputs))

    def evaluate_many(
        self, sets: Sequence[Inputs], outputs: Sequence[str] = ()
    ) -> List[Union[Results, CalcwrightError]]:
        """Evaluates many sets of inputs; one that fails has its error in its place, and hurts no other."""
        answers: List[Union[Results, CalcwrightError]] = []
        for start in range(0, len(sets), SETS_IN_ONE_CALL):
            part = [dict(inputs) for inputs in sets[start : start + SETS_IN_ONE_CALL]]
            for answer in self._evaluate(part, outputs)["results"]:
                answers.append(_results(answer) if answer["success"] else _error(answer, 422))
        return answers

    def names(self) -> Dict[str, Any]:
        """Returns the names that can be given and read, with their saved values."""
        return self._call(self._address, None)

    def _evaluate(self, inputs: Any, outputs: Sequence[str]) -> Dict[str, Any]:
        body: Dict[str, Any] = {"inputs": inputs}
        if outputs:
            body["outputs"] = list(outputs)
        answer = self._call(f"{self._address}/evaluate", body)
        if ("results" if isinstance(inputs, list) else "outputs") not in answer:
            raise CalcwrightError("The answer is not that of a Calcwright server.", 200)
        return answer

    def _call(self, address: str, body: Optional[Dict[str, Any]]) -> Dict[str, Any]:
        headers = {"Authorization": f"Bearer {self._token}"}
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            # A NaN has no place in JSON; it is refused here, before anything is sent.
            try:
                data = json.dumps(body, allow_nan=False).encode()
            except ValueError as error:
                raise CalcwrightError("A value is not a number, or endless.") from error
        try:
            with urlopen(Request(address, data=data, headers=headers), timeout=self._timeout) as answer:
                return _read(answer.read(), answer.status)
        except HTTPError as error:
            raise _error(_read(error.read(), error.code), error.code) from None
        except (URLError, OSError, HTTPException) as error:
            reason = getattr(error, "reason", error)
            raise CalcwrightError(f"The server cannot be reached: {reason}") from error
        except ValueError as error:
            raise CalcwrightError(f"The address or the token cannot be used: {error}") from error


def _read(data: bytes, status: int) -> Dict[str, Any]:
    try:
        answer = json.loads(data)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise CalcwrightError("The answer is not that of a Calcwright server.", status)
    return answer


def _error(answer: Mapping[str, Any], status: int) -> CalcwrightError:
    problems = [(each["name"], each["message"]) for each in answer.get("problems") or []]
    message = answer.get("message") or "; ".join(text for _, text in problems) or f"Refused with {status}."
    return CalcwrightError(message, status, problems)


def _results(answer: Mapping[str, Any]) -> Results:
    results = Results((name, _result(output)) for name, output in answer["outputs"].items())
    results.checks = [_check(check) for check in answer.get("checks") or []]
    results.notices = list(answer.get("notices") or [])
    return results


def _check(check: Mapping[str, Any]) -> Check:
    own = {field: check[field] for field in ("name", "verdict", "ok", "utilisation")}
    return Check(**own, clause=check.get("clause", ""), notes=list(check.get("notes") or []))


def _result(output: Mapping[str, Any]) -> Result:
    texts = (output[field] for field in ("unit", "text", "exact", "latex"))
    return Result(_value(output["value"]), *texts, list(output["notices"]), output.get("clause", ""))


def _value(value: Any) -> Any:
    if isinstance(value, list):
        return [_value(item) for item in value]
    if isinstance(value, dict):
        return complex(value["re"], value["im"])
    return value


def main() -> int:
    """The call from a terminal. Returns 0, or 1 with the reason on the error stream."""
    parser = argparse.ArgumentParser(description="Evaluates a worksheet of a Calcwright server.")
    parser.add_argument("hash", help="the part of the worksheet's address behind /worksheets/")
    parser.add_argument("--set", action="append", default=[], metavar='NAME="VALUE [UNIT]"')
    parser.add_argument("--get", action="append", default=[], metavar='"NAME [UNIT]"')
    options = parser.parse_args()
    server, token = os.environ.get("CALCWRIGHT_SERVER"), os.environ.get("CALCWRIGHT_TOKEN")
    if not server or not token:
        parser.error("CALCWRIGHT_SERVER and CALCWRIGHT_TOKEN have to be set")
    inputs: Dict[str, Value] = {}
    for pair in options.set:
        name, equals, value = pair.partition("=")
        if not equals:
            parser.error(f"--set {pair}: an equals sign stands between name and value")
        inputs[name.strip()] = value.strip()
    try:
        results = Worksheet(server, options.hash, token).evaluate(inputs, options.get)
        for name, result in results.items():
            print(f"{name}\t{result.text}")
        for check in results.checks:
            print(f"{check.name}\t{check.verdict}")
        for notice in [*results.notices, *(each for result in results.values() for each in result.notices)]:
            print(notice, file=sys.stderr)
    except CalcwrightError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
