"""Calls the module as its users do and prints what came, one JSON object.

Arguments: the server, the hash of the worksheet, a token, another token that is not valid.
"""

import http.server
import json
import os
import sys
import threading

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "python"))

from calcwright import CalcwrightError, Worksheet  # noqa: E402

server, hash, token, wrong = sys.argv[1:]
beam = Worksheet(server, hash, token)


def refused(call):
    try:
        call()
    except CalcwrightError as error:
        return [error.status, str(error), [name for name, _ in error.problems]]
    return None


class Wrong(http.server.BaseHTTPRequestHandler):
    """Answers as other programs do."""

    answers = [b"<html>Proxy</html>", b'{"hello": 1}', b""]

    def do_POST(self):
        answer = Wrong.answers.pop(0)
        self.send_response(200)
        # The last answer breaks off.
        self.send_header("Content-Length", str(len(answer) or 10))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_):
        pass


other = http.server.HTTPServer(("127.0.0.1", 0), Wrong)
threading.Thread(target=other.serve_forever, daemon=True).start()
elsewhere = Worksheet(f"http://127.0.0.1:{other.server_port}", hash, token)
many = beam.evaluate_many([{"F": "1 [kN]"}, {"F": "1 [s]"}, {"F": "2 [kN]"}], ["M [kN*m]"])
print(
    json.dumps(
        {
            "one": beam.evaluate({"F": "3 [kN]"}, ["sigma [MPa]"])["sigma [MPa]"].__dict__,
            "form": sorted(beam.evaluate()),
            "checks": [
                [check.name, check.verdict, check.ok, check.utilisation, check.clause]
                for check in beam.evaluate({"F": "5 [kN]"}, ["sigma"]).checks
            ],
            "read": beam.evaluate({"F": 5}, ["sigma"]).notices,
            "many": [str(each) if isinstance(each, CalcwrightError) else each["M [kN*m]"].value for each in many],
            "complex": [[z.real, z.imag] for z in beam.evaluate({}, ["[i, 2+i]"])["[i, 2+i]"].value],
            "unknown": refused(lambda: beam.evaluate({"Q": 3}, ["sigma"])),
            "dimension": refused(lambda: beam.evaluate({"F": "3 [m]"}, ["sigma"])),
            "nan": refused(lambda: beam.evaluate({"F": float("nan")}, ["sigma"])),
            "token": refused(lambda: Worksheet(server, hash, wrong).evaluate()),
            "others": [refused(elsewhere.evaluate)[1] for _ in range(3)],
            "address": refused(Worksheet("calc.example.com", hash, token).evaluate),
            "elsewhere": refused(lambda: Worksheet("http://127.0.0.1:1", hash, token).evaluate()),
        }
    )
)
