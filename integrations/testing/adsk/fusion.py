"""A design with user parameters, as Fusion's public documentation describes it: values in cm and rad."""

from . import core

IN_CM = {"mm": 0.1, "cm": 1, "m": 100, "in": 2.54, "deg": 0.017453292519943295, "rad": 1, "": 1}
RESERVED = {"mm", "PI", "zz_refused"}


class Parameter(core.Native):
    def __init__(self, owner, name, value, unit):
        self.owner, self.name, self.unit = owner, name, unit
        self._value, self._text = value, None

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, value):
        if self.name == "locked":
            raise RuntimeError("3 : object is read-only")
        self._value, self._text = value, None

    @property
    def expression(self):
        return self._text or f"{self._value / IN_CM.get(self.unit, 1):.10g} {self.unit}".strip()

    @expression.setter
    def expression(self, text):
        number, _, unit = text.partition(" ")
        self._value, self._text = float(number) * IN_CM[unit], text

    def deleteMe(self):
        self.owner.listed.remove(self)


class Parameters(core.Native):
    def __init__(self, listed):
        self.listed = listed

    def __iter__(self):
        return iter(list(self.listed))

    def itemByName(self, name):
        return next((each for each in self.listed if each.name == name), None)

    def add(self, name, value, unit, comment):
        if name in RESERVED:
            raise RuntimeError("3 : invalid name")
        self.listed.append(Parameter(self, name, value.realValue, unit))
        return self.listed[-1]


class Attributes(core.Native):
    def __init__(self):
        self.items = {}

    def add(self, group, name, value):
        self.items[group, name] = core.Args(value=value)

    def itemByName(self, group, name):
        return self.items.get((group, name))


class Design(core.Native):
    def __init__(self):
        self.userParameters = Parameters([])
        self.modelParameters = Parameters([])
        self.unitsManager = core.Args(defaultLengthUnits="mm")
        self.attributes = Attributes()

    @property
    def allParameters(self):
        return Parameters([*self.userParameters, *self.modelParameters])

    @staticmethod
    def cast(product):
        return product if isinstance(product, Design) else None
