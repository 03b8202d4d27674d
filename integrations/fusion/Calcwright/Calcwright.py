"""Takes values of Calcwright worksheets over as user parameters of the design that is open in Fusion.

The link Sync of a worksheet starts it, or the button Calcwright in the panel Add-Ins. The values come first and are
checked together; then all of them are written, or none; then the design's own parameters go to the worksheet.
Fusion stores lengths in cm and angles in rad, the server has m and rad.

Calls wait in a thread of their own. Fusion itself is only touched on its main thread: the thread hands its answer
over by a custom event.
"""

import json
import math
import os
import socket
import threading
import traceback
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlparse
from urllib.request import Request, urlopen

import adsk.core
import adsk.fusion

SERVER = "http://127.0.0.1:3000"
"""Address of the server that the add-in was downloaded from."""

EVENT = "calcwright_answer"
BUTTON = "calcwright_sync"
PANEL = "SolidScriptsAddinsPanel"
PALETTE = "calcwright_worksheet"
ATTRIBUTES = "Calcwright"
SECONDS = 90
"""So long an answer may take."""

TOKEN_FILE = os.path.join(os.path.expanduser("~"), ".calcwright-fusion.json")
NO_TOKEN = 401
"""Status of an answer to a token that is unknown, expired or revoked."""
EDIT = 3
"""Level of rights from which the worksheet may store the design."""

CM_IN_M = 100
LENGTHS = {"mm", "cm", "m", "km", "in", "ft", "yd", "mi", "mil", "micron", "nauticalMile"}
ANGLES = {"deg", "rad", "grad"}
KINDS = {"m": "a length", "rad": "an angle", "": "a number without a unit"}

_handlers = []
"""Fusion does not hold its handlers: what is not held here is gone."""
_running = {}
"""The sync that is under way: worksheet, and what has been done."""


class Failure(Exception):
    """A sentence for the person. `status` is that of the answer, 0 where none came."""

    def __init__(self, message, status=0):
        super().__init__(message)
        self.status = status


# Calls, in the thread


def call(worksheet, token, body=None):
    """Asks the server what the worksheet sets; `body` brings the design's parameters. Raises Failure."""
    address = f"{SERVER}/api/v1/worksheets/{quote(worksheet, safe='')}/fusion"
    headers = {"Authorization": f"Bearer {token}"}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body, allow_nan=False).encode()
    try:
        with urlopen(Request(address, data=data, headers=headers), timeout=SECONDS) as answer:
            return checked(read(answer.read()))
    except HTTPError as error:
        message = read(error.read()).get("message") or f"The server has refused with {error.code}."
        raise Failure(message, error.code) from None
    except (URLError, OSError) as error:
        if isinstance(getattr(error, "reason", error), socket.timeout):
            raise Failure(f"The server has not answered within {SECONDS} seconds.") from None
        raise Failure(f"The server cannot be reached: {getattr(error, 'reason', error)}") from error


def read(data):
    try:
        answer = json.loads(data)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise Failure("The answer is not that of a Calcwright server.")
    return answer


def checked(answer):
    """The answer, if it has all that is read of it, and no value that is not a number."""
    try:
        for each in answer["parameters"]:
            if each["unit"] not in KINDS or not isinstance(each["name"], str):
                raise ValueError
            if isinstance(each["value"], bool) or not math.isfinite(each["value"]):
                raise Failure(f"{each['name']}: the value is not a number. Nothing was changed.")
        _ = answer["name"], answer["doc_id"], answer["doc_name"], answer["rights_level"], answer["duplicates"]
    except (KeyError, TypeError, ValueError):
        raise Failure("The answer is not that of a Calcwright server.") from None
    return answer


def ask(step, worksheet, token, body=None):
    """Calls in a thread; the answer comes as a custom event with the step."""

    def work():
        try:
            message = {"step": step, "answer": call(worksheet, token, body)}
        except Failure as failure:
            message = {"step": step, "failure": str(failure), "status": failure.status}
        except Exception as error:  # noqa: BLE001 - a thread that ends without a word would block the next sync
            message = {"step": step, "failure": f"The sync has failed: {error}"}
        # The one call that Fusion allows in other threads.
        application.fireCustomEvent(EVENT, json.dumps(message))

    threading.Thread(target=work, daemon=True).start()


# The design, on the main thread


def kind_of(unit):
    """The unit of the server for one of Fusion; None for a quantity that is neither length, angle nor number."""
    if unit in LENGTHS:
        return "m"
    if unit in ANGLES:
        return "rad"
    return "" if unit == "" else None


def in_fusion(parameter):
    """The value as Fusion stores it: in cm, rad or plain."""
    return parameter["value"] * CM_IN_M if parameter["unit"] == "m" else parameter["value"]


def parameters_of(design):
    """The user parameters that a worksheet can set, as the server has them."""
    listed = []
    for each in design.userParameters:
        unit = kind_of(each.unit)
        if unit is None or not math.isfinite(each.value):
            continue
        value = each.value / CM_IN_M if unit == "m" else each.value
        listed.append({"name": each.name, "value": value, "unit": unit, "shown": each.unit})
    return listed


def check(design, parameters):
    """Raises Failure with all that is wrong, before anything is written."""
    wrong = []
    for each in parameters:
        name, unit = each["name"], each["unit"]
        there = design.userParameters.itemByName(name)
        if there is None and design.allParameters.itemByName(name) is not None:
            wrong.append(f"{name} is a parameter of the model, and not a user parameter.")
        elif there is not None and kind_of(there.unit) != unit:
            has = KINDS.get(kind_of(there.unit), f"a quantity in {there.unit}")
            wrong.append(f"{name} is {has} in the design, and the worksheet gives {KINDS[unit]}.")
    if wrong:
        raise Failure("Nothing was changed.\n" + "\n".join(wrong))


def write(design, parameters):
    """Writes all parameters, or none. Returns what has changed, in words."""
    check(design, parameters)
    changes, undo = [], []
    try:
        for each in parameters:
            name, value = each["name"], in_fusion(each)
            there = design.userParameters.itemByName(name)
            if there is None:
                made = design.userParameters.add(
                    name, adsk.core.ValueInput.createByReal(value), unit_for(design, each["unit"]), "Calcwright"
                )
                if made is None:
                    raise Failure(f"Fusion does not take the name {name}.")
                undo.append(made.deleteMe)
                changes.append(f"{name} is new: {made.expression}")
            elif not math.isclose(there.value, value, rel_tol=1e-12, abs_tol=1e-14):
                before = there.expression
                undo.append(lambda there=there, before=before: setattr(there, "expression", before))
                there.value = value
                changes.append(f"{name}: {before} is now {there.expression}")
    except Exception as error:
        for back in reversed(undo):
            back()
        raise Failure(f"Nothing was changed. {name}: {error}") from error
    return changes


def unit_for(design, unit):
    """The unit in which a new parameter is shown."""
    return {"m": design.unitsManager.defaultLengthUnits, "rad": "deg", "": ""}[unit]


def open_design():
    """The design that is open, with its document. Raises Failure."""
    design = adsk.fusion.Design.cast(application.activeProduct)
    document = application.activeDocument
    if design is None or document is None:
        raise Failure("Open a design first.")
    if document.dataFile is None:
        raise Failure("Save the design first: a worksheet is linked to a saved one.")
    return design, document


# Steps of a sync, on the main thread


def sync(worksheet):
    """Begins: the values of the worksheet are asked for."""
    if _running:
        raise Failure("A sync is under way.")
    _, document = open_design()
    token = token_at_hand()
    if token is None:
        return
    _running.update(worksheet=worksheet, token=token, document=document.dataFile.id, changes=[])
    ask("pulled", worksheet, token)


def pulled(answer):
    """Writes the values into the design, and sends the design's parameters to the worksheet."""
    leave_command()
    design, document = open_design()
    # An answer may take its time: meanwhile another design may have been opened.
    if document.dataFile.id != _running["document"]:
        raise Failure("Another design is open now than the one that was to be synced. Nothing was changed.")
    relink = answer["doc_id"] not in ("", document.dataFile.id)
    if relink and not confirmed(
        f"{answer['name']} is linked to the design {answer['doc_name']}.\nLink it to {document.name} instead?"
    ):
        raise Failure("Nothing was changed.")
    changes = write(design, answer["parameters"])
    _running["changes"] = changes
    design.attributes.add(ATTRIBUTES, "worksheet", _running["worksheet"])
    if answer["rights_level"] < EDIT:
        _running.clear()
        return reported(answer, changes, "You may not edit the worksheet: this design is not stored in it.")
    body = {
        "doc_id": document.dataFile.id,
        "doc_name": document.name,
        "parameters": parameters_of(design),
        "relink": relink,
    }
    ask("pushed", _running["worksheet"], _running["token"], body)
    return None


def pushed(answer):
    changes = _running["changes"]
    _running.clear()
    reported(answer, changes, "")


def failed(step, sentence, status=0):
    """Ends the sync; what was written before stays, and is reported."""
    changes = _running.get("changes", [])
    _running.clear()
    if status == NO_TOKEN:
        forget_token()
    if step == "pushed":
        sentence = f"This design could not be stored in the worksheet: {sentence}\n{listed(changes)}"
    say(sentence)


def reported(answer, changes, remark):
    lines = [f"{answer['name']}: {listed(changes)}"]
    if answer["duplicates"]:
        lines.append(f"Another worksheet also sets {', '.join(answer['duplicates'])} in this design.")
    if remark:
        lines.append(remark)
    say("\n".join(lines))


def listed(changes):
    return "\n".join(changes) if changes else "nothing has changed."


STEPS = {"pulled": pulled, "pushed": pushed}


def say(sentence):
    application.userInterface.messageBox(sentence, "Calcwright")


def confirmed(question):
    buttons = adsk.core.MessageBoxButtonTypes.YesNoButtonType
    return application.userInterface.messageBox(question, "Calcwright", buttons) == adsk.core.DialogResults.DialogYes


def leave_command():
    """A running command would undo what is written when it ends."""
    interface = application.userInterface
    if interface.activeCommand != "SelectCommand":
        interface.commandDefinitions.itemById("SelectCommand").execute()


# The token


def token_at_hand():
    """The stored token, or one that is asked for; None where the person cancels."""
    try:
        with open(TOKEN_FILE, encoding="utf-8") as file:
            token = json.load(file).get(SERVER)
    except (OSError, ValueError, AttributeError):
        token = None
    if token:
        return token
    text, cancelled = application.userInterface.inputBox(
        f"Token for {SERVER}, from your account page there", "Calcwright", ""
    )
    if cancelled or not text.strip():
        return None
    store_token(text.strip())
    return text.strip()


def store_token(token):
    """Only the person at this computer may read the file."""
    with open(os.open(TOKEN_FILE, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        json.dump({SERVER: token}, file)


def forget_token():
    """The next sync asks for another one."""
    try:
        os.remove(TOKEN_FILE)
    except OSError:
        pass


def worksheet_in(text):
    """The worksheet of an address or of its hash alone. Raises Failure."""
    parts = [part for part in urlparse(text.strip()).path.split("/") if part]
    if len(parts) > 1 and parts[0] in ("worksheets", "inline_worksheets"):
        return parts[1]
    if len(parts) == 1 and "://" not in text:
        return parts[0]
    raise Failure("This is not the address of a worksheet.")


# Events of Fusion


def on_answer(args):
    message = json.loads(args.additionalInfo)
    if "failure" in message:
        return failed(message["step"], message["failure"], message.get("status", 0))
    try:
        return STEPS[message["step"]](message["answer"])
    except Failure as failure:
        return failed("write", str(failure))


def on_link(args):
    """The link Sync of a worksheet: nothing is inserted, the sync begins."""
    try:
        info = json.loads(args.privateInfo)
        worksheet, server = info["id"], info["server"]
    except (ValueError, KeyError, TypeError):
        return
    args.isCanceled = True
    if server.rstrip("/") != SERVER:
        raise Failure(f"The add-in is that of {SERVER}, and the worksheet is at {server}. Download the add-in there.")
    sync(worksheet)


def on_button(_args):
    """The button: asks for the worksheet, and proposes the one that the design has."""
    design, _ = open_design()
    known = design.attributes.itemByName(ATTRIBUTES, "worksheet")
    text, cancelled = application.userInterface.inputBox(
        "Address of the worksheet", "Calcwright", known.value if known else ""
    )
    if not cancelled:
        worksheet = worksheet_in(text)
        show_worksheet(worksheet)
        sync(worksheet)


def show_worksheet(worksheet):
    """Opens the worksheet in a window of Fusion."""
    address = f"{SERVER}/worksheets/{quote(worksheet, safe='')}?host=fusion"
    palette = application.userInterface.palettes.itemById(PALETTE)
    if palette is None:
        application.userInterface.palettes.add(PALETTE, "Calcwright", address, True, True, True, 900, 700, True)
    else:
        palette.htmlFileURL = address
        palette.isVisible = True


def handler(base, act):
    """A handler of Fusion that calls `act`, and says what goes wrong."""

    class Handler(base):
        def notify(self, args):
            try:
                act(args)
            except Failure as failure:
                say(str(failure))
            except Exception:  # noqa: BLE001 - Fusion would show nothing at all
                _running.clear()
                say(f"Calcwright has failed:\n{traceback.format_exc()}")

    made = Handler()
    _handlers.append(made)
    return made


application = None


def run(_context):
    """Fusion starts the add-in."""
    global application
    application = adsk.core.Application.get()
    interface = application.userInterface
    application.unregisterCustomEvent(EVENT)
    application.registerCustomEvent(EVENT).add(handler(adsk.core.CustomEventHandler, on_answer))
    application.insertingFromURL.add(handler(adsk.core.WebRequestEventHandler, on_link))
    definition = interface.commandDefinitions.itemById(BUTTON) or interface.commandDefinitions.addButtonDefinition(
        BUTTON, "Calcwright", "Takes values of a worksheet over as user parameters"
    )
    definition.commandCreated.add(handler(adsk.core.CommandCreatedEventHandler, on_button))
    panel = interface.allToolbarPanels.itemById(PANEL)
    if panel is not None and panel.controls.itemById(BUTTON) is None:
        panel.controls.addCommand(definition)


def stop(_context):
    """Fusion ends the add-in."""
    interface = application.userInterface
    application.unregisterCustomEvent(EVENT)
    panel = interface.allToolbarPanels.itemById(PANEL)
    for part in (
        panel.controls.itemById(BUTTON) if panel else None,
        interface.commandDefinitions.itemById(BUTTON),
        interface.palettes.itemById(PALETTE),
    ):
        if part is not None:
            part.deleteMe()
    _handlers.clear()
    _running.clear()
