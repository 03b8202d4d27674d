"""Runs the macros of FreeCAD and LibreOffice on sheets of the same interface, and prints what stands in them.

Arguments: the server, the hash of the worksheet, a token.
"""

import importlib.machinery
import importlib.util
import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "python"))

server, hash, token = sys.argv[1:]


def load(*path):
    file = os.path.join(HERE, "..", *path)
    loader = importlib.machinery.SourceFileLoader(path[-1].split(".")[0], file)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


class Quantity:
    """A number with a unit, in FreeCAD's own units."""

    def __init__(self, value, kind):
        self.Value = value
        self.Unit = type("Unit", (), {"Type": kind})()


class FreeCadSheet:
    """Spreadsheet::Sheet of FreeCAD: contents, and lengths in mm."""

    def __init__(self, cells):
        self.cells = dict(cells)

    def getContents(self, cell):
        return self.cells.get(cell, "")

    def get(self, cell):
        number, unit = re.match(r"=([\d.e+-]+) *(\w*)$", self.cells[cell]).groups()
        return Quantity(float(number) * {"mm": 1, "m": 1000}[unit], "Length") if unit else float(number)

    def set(self, cell, content):
        self.cells[cell] = content


class CalcSheet:
    """A sheet of LibreOffice Calc."""

    def __init__(self, rows):
        self.rows = {(column, row): item for row, items in enumerate(rows) for column, item in enumerate(items)}

    def getCellByPosition(self, column, row):
        rows = self.rows

        class Cell:
            def getString(self):
                return str(rows.get((column, row), ""))

            def getValue(self):
                item = rows.get((column, row), "")
                return float(item) if isinstance(item, (int, float)) else 0.0

            def getError(self):
                return 532 if rows.get((column, row)) == "#DIV/0!" else 0

            def setString(self, text):
                rows[column, row] = text

            setValue = setString

        return Cell()


calcwright = load("python", "calcwright.py")
sys.modules["calcwright"] = calcwright
freecad = load("freecad", "CalcwrightParameters.FCMacro")
office = load("libreoffice", "calcwright_calc.py")

model = FreeCadSheet(
    {
        "B1": f"'{server}",
        "B2": f"'{hash}",
        "A3": "'input",
        "B3": "'L",
        "C3": "=2 m",
        "A4": "'output",
        "B4": "'M [N*mm]",
        "A5": "'output",
        "B5": "'sigma [MPa]",
        "C5": "=1 MPa",
    }
)
changes = freecad.take_over(model, token)
again = freecad.take_over(model, token)
before = dict(model.cells)
model.cells["B5"] = "'nothing_here"
try:
    freecad.take_over(model, token)
    refusal = None
except calcwright.CalcwrightError as error:
    refusal = str(error)
table = CalcSheet(
    [
        ["Server", server],
        ["Worksheet", hash],
        [],
        ["F [kN]", "L [mm]", "= sigma [MPa]", "= M [kN*m]"],
        [3, 4000],
        [6, 4000],
        [0, "long"],
        [1, ""],
        ["#DIV/0!", 1],
        ["", ""],
    ]
)
rows = office.fill(table, token)
print(
    json.dumps(
        {
            "cells": [before["C4"], before["C5"]],
            "changes": len(changes),
            "again": len(again),
            "refusal": refusal,
            "kept": [model.cells["C4"], model.cells["C5"]] == [before["C4"], before["C5"]],
            "rows": rows,
            "table": [[table.rows[column, row] for column in (2, 3)] for row in range(4, 9)],
        }
    )
)
