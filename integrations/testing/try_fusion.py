"""Runs the add-in on a stand-in for Fusion and prints what it says and writes, one JSON object.

Arguments: the server, the hash of a worksheet, a token. The worksheet sets width = 0.05 m, tilt = 0.5 rad, count = 6.
Lines on standard input say when the test has changed something on the server; each is answered by a line `ready`.
"""

import http.server
import json
import os
import sys
import tempfile
import threading

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "fusion", "Calcwright")]

import adsk.core  # noqa: E402
import adsk.fusion  # noqa: E402
import Calcwright as addin  # noqa: E402

server, worksheet, token = sys.argv[1:]
addin.SERVER = server
addin.TOKEN_FILE = os.path.join(tempfile.mkdtemp(), "token.json")
application = adsk.core.Application.get()
interface = application.userInterface


def opened(id, name, **units):
    """A saved document with user parameters of 1 cm, 1 rad or 1."""
    design = adsk.fusion.Design()
    for each, unit in units.items():
        design.userParameters.listed.append(adsk.fusion.Parameter(design.userParameters, each, 1.0, unit))
    application.activeProduct = design
    application.activeDocument = adsk.core.Args(name=name, dataFile=adsk.core.Args(id=id) if id else None)
    return design


def values(design):
    return {each.name: [round(each.value, 9), each.unit] for each in design.userParameters}


def linked(steps, *answers, at=None):
    """The link of the worksheet is followed; so many answers of the server come. Gives what was said."""
    interface.said.clear()
    interface.answers[:] = answers
    info = {"id": worksheet, "docId": "", "random": 1, "server": at or server}
    args = adsk.core.Args(privateInfo=json.dumps(info), isCanceled=False)
    application.insertingFromURL.fire(args)
    for _ in range(steps):
        application.pump()
    return list(interface.said)


def changed(what):
    """Lets the test change something on the server."""
    print(what, flush=True)
    sys.stdin.readline()


def answered_late(seconds, meanwhile=lambda: None):
    """What is said when the server's answer takes so long, and `meanwhile` happens before it comes."""
    other = http.server.HTTPServer(("127.0.0.1", 0), Wrong)
    asked, go = threading.Event(), threading.Event()
    Wrong.before = lambda: (asked.set(), go.wait(seconds))
    Wrong.answer = VALUES
    threading.Thread(target=other.serve_forever, daemon=True).start()
    addin.SERVER = f"http://127.0.0.1:{other.server_port}"
    addin.store_token(token)
    linked(0, at=addin.SERVER)
    asked.wait()
    if meanwhile():
        go.set()
    application.pump()
    Wrong.before = lambda: None
    addin.SERVER = server
    addin.store_token(token)
    other.shutdown()
    return list(interface.said)


VALUES = (
    b'{"success": true, "name": "a", "rights_level": 1, "doc_id": "", "doc_name": "", "duplicates": [],'
    b' "parameters": [{"name": "width", "value": 0.05, "unit": "m"}]}'
)


class Wrong(http.server.BaseHTTPRequestHandler):
    """Answers with something that is no JSON, and with values that are no numbers."""

    answer = b"<html>Proxy</html>"

    before = staticmethod(lambda: None)

    def do_GET(self):
        Wrong.before()
        self.send_response(200)
        self.end_headers()
        try:
            self.wfile.write(self.answer)
        except BrokenPipeError:
            pass  # The add-in waits no longer.

    def log_message(self, *_):
        pass


def answered(text):
    """What is said where the server answers this."""
    other = http.server.HTTPServer(("127.0.0.1", 0), Wrong)
    Wrong.answer = text
    threading.Thread(target=other.serve_forever, daemon=True).start()
    addin.SERVER = f"http://127.0.0.1:{other.server_port}"
    addin.store_token(token)
    said = linked(1, at=addin.SERVER)
    addin.SERVER = server
    addin.store_token(token)
    other.shutdown()
    return said


out = {}
addin.run(None)
interface.activeCommand = "Extrude"
design = opened("urn:one", "Bracket", width="mm", other="in", mass="kg")
out["first"] = linked(2, token)
out["values"] = values(design)
out["left"] = interface.commandDefinitions.itemById("SelectCommand").executed
out["again"] = linked(2)
out["token"] = oct(os.stat(addin.TOKEN_FILE).st_mode & 0o777)

design = opened("urn:two", "Other", width="deg")
out["no"] = linked(1, adsk.core.DialogResults.DialogNo)
out["units"] = linked(1, adsk.core.DialogResults.DialogYes)
out["kept"] = values(design)
design = opened("urn:two", "Other", width="mm")
design.modelParameters.listed.append(adsk.fusion.Parameter(None, "count", 1.0, ""))
out["model"] = linked(1, adsk.core.DialogResults.DialogYes)
changed("refused")
design = opened("urn:one", "Bracket", width="mm")
out["refused"] = linked(1)
out["rolled"] = values(design)
changed("back")
out["unsaved"] = [opened("", "New") and linked(0)][0]
design = opened("urn:one", "Bracket", width="mm")
out["elsewhere"] = linked(0, at="https://calc.example.com")
out["no json"] = answered(b"<html>Proxy</html>")
out["nan"] = answered(
    b'{"success": true, "name": "a", "rights_level": 4, "doc_id": "", "doc_name": "", "duplicates": [],'
    b' "parameters": [{"name": "width", "value": NaN, "unit": "m"}]}'
)
addin.SECONDS = 0.2
out["late"] = answered_late(2)
addin.SECONDS = 90
other = []
out["another design"] = answered_late(60, lambda: other.append(opened("urn:other", "Lid", width="mm")) or True)
out["other untouched"] = values(other[0])
application.activeProduct = None
out["untouched"] = values(design)
out["closed"] = linked(0)
design = opened("urn:one", "Bracket", width="mm")
changed("revoke")
out["revoked"] = linked(1)
out["asks again"] = os.path.exists(addin.TOKEN_FILE)
interface.answers[:] = [f"{server}/worksheets/{worksheet}/Beam", "cw_wrong"]
interface.said.clear()
interface.commandDefinitions.itemById("calcwright_sync").commandCreated.fire(None)
application.pump()
out["button"] = list(interface.said)
out["palette"] = interface.palettes.itemById("calcwright_worksheet").htmlFileURL
addin.stop(None)
out["stopped"] = interface.commandDefinitions.itemById("calcwright_sync") is None
print(json.dumps(out), flush=True)
