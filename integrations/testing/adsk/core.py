"""A stand-in for the parts of Fusion's API that the add-in uses, after Fusion's public documentation.

Everything but fireCustomEvent has to be used on the main thread, as in Fusion: elsewhere it raises.
"""

import collections
import threading

_MAIN = threading.get_ident()


class Native:
    def __getattribute__(self, name):
        if threading.get_ident() != _MAIN and name != "fireCustomEvent" and not name.startswith("_"):
            raise RuntimeError(f"{name} was used outside of the main thread")
        return object.__getattribute__(self, name)


class Handler:
    def notify(self, args):
        raise NotImplementedError


CustomEventHandler = WebRequestEventHandler = CommandCreatedEventHandler = Handler


class Args:
    def __init__(self, **fields):
        self.__dict__.update(fields)


class Event(Native):
    def __init__(self):
        self.handlers = []

    def add(self, handler):
        self.handlers.append(handler)
        return True

    def fire(self, args):
        for handler in self.handlers:
            handler.notify(args)


class MessageBoxButtonTypes:
    OKButtonType, YesNoButtonType = 0, 3


class DialogResults:
    DialogOK, DialogYes, DialogNo = 0, 2, 3


class ValueInput(Native):
    def __init__(self, value):
        self.realValue = value

    @staticmethod
    def createByReal(value):
        return ValueInput(value)


class Named(Native):
    """A collection whose items are found by their id."""

    def __init__(self):
        self.items = {}

    def itemById(self, id):
        return self.items.get(id)


class Definition(Native):
    def __init__(self, owner, id):
        self.owner, self.id = owner, id
        self.commandCreated = Event()
        self.executed = 0

    def execute(self):
        self.executed += 1

    def deleteMe(self):
        del self.owner.items[self.id]


class Definitions(Named):
    def __init__(self):
        super().__init__()
        self.items["SelectCommand"] = Definition(self, "SelectCommand")

    def addButtonDefinition(self, id, name, tooltip, resources=""):
        self.items[id] = Definition(self, id)
        return self.items[id]


class Controls(Named):
    def addCommand(self, definition):
        self.items[definition.id] = Definition(self, definition.id)


class Panel(Native):
    def __init__(self):
        self.controls = Controls()


class Palettes(Named):
    def add(self, id, name, address, *options):
        self.items[id] = Definition(self, id)
        self.items[id].htmlFileURL = address


class UserInterface(Native):
    def __init__(self):
        self.activeCommand = "SelectCommand"
        self.commandDefinitions = Definitions()
        self.allToolbarPanels = Named()
        self.allToolbarPanels.items["SolidScriptsAddinsPanel"] = Panel()
        self.palettes = Palettes()
        self.said = []
        self.answers = []

    def messageBox(self, text, title="", buttons=0, icon=0):
        self.said.append(text)
        return self.answers.pop(0) if buttons == MessageBoxButtonTypes.YesNoButtonType else 0

    def inputBox(self, prompt, title="", default=""):
        self.said.append(prompt)
        return self.answers.pop(0), False


class Application(Native):
    _one = None

    def __init__(self):
        self.userInterface = UserInterface()
        self.insertingFromURL = Event()
        self.activeProduct = None
        self.activeDocument = None
        self._events = {}
        self._fired = collections.deque()
        self._arrived = threading.Event()

    @staticmethod
    def get():
        Application._one = Application._one or Application()
        return Application._one

    def registerCustomEvent(self, id):
        self._events[id] = Event()
        return self._events[id]

    def unregisterCustomEvent(self, id):
        return self._events.pop(id, None) is not None

    def fireCustomEvent(self, id, info=""):
        self._fired.append((id, info))
        self._arrived.set()
        return True

    def pump(self):
        """What Fusion does on its main thread: waits for an event and hands it over."""
        if not self._arrived.wait(60):
            raise TimeoutError("no event has come")
        self._arrived.clear()
        while self._fired:
            id, info = self._fired.popleft()
            self._events[id].fire(Args(additionalInfo=info))
