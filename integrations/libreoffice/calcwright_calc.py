"""Evaluates a Calcwright worksheet for each row of a LibreOffice Calc sheet.

Put this file and calcwright.py (into a folder pythonpath beside it) into the folder Scripts/python of
LibreOffice. The sheet has the server in B1 and the hash of the worksheet in B2; the token is in the
environment as CALCWRIGHT_TOKEN. Row 4 holds the heads: names of inputs with their units, such as F [kN],
and results, which begin with an equals sign in quotes, such as '= sigma [MPa]. Each row below is one set
of inputs; Tools, Macros, Run, calcwright_calc, fill_in writes the results into it.
"""

import os
import re

from calcwright import CalcwrightError, Worksheet

HEADS = 3
"""The row of the heads, counted from 0."""

MOST_COLUMNS = 100
MOST_ROWS = 100_000


def heads_of(sheet):
    """Returns the columns of inputs and those of outputs, each with its name and its unit."""
    inputs, outputs = [], []
    for column in range(MOST_COLUMNS):
        head = sheet.getCellByPosition(column, HEADS).getString().strip()
        if not head:
            break
        if head.startswith("="):
            outputs.append((column, head[1:].strip()))
        else:
            name, unit = re.match(r"([^\[]*)(\[.*\])?$", head).groups()
            inputs.append((column, name.strip(), unit or ""))
    return inputs, outputs


def sets_of(sheet, inputs):
    """Returns the sets of inputs, or errors in their places, down to the first row without any."""
    sets = []
    for row in range(HEADS + 1, HEADS + 1 + MOST_ROWS):
        cells = [sheet.getCellByPosition(column, row) for column, _, _ in inputs]
        if not any(cell.getString() for cell in cells):
            break
        try:
            numbers = [number_in(cell, name) for cell, (_, name, _) in zip(cells, inputs)]
            sets.append({name: f"{number!r} {unit}".strip() for number, (_, name, unit) in zip(numbers, inputs)})
        except CalcwrightError as error:
            sets.append(error)
    return sets


def number_in(cell, name):
    """The number itself rather than what the format of the cell shows of it. Raises where there is none."""
    text = cell.getString()
    if text == "":
        raise CalcwrightError(f"{name} is empty.")
    value = cell.getValue()
    # A text has the value 0, and so has a formula with an error; a zero shows a digit.
    if value == 0 and (cell.getError() or "0" not in text):
        raise CalcwrightError(f"{name} is no number: {text}")
    return value


def evaluated(worksheet, sets, outputs):
    """The answers in the order of the sets; one without numbers has its error already."""
    answers = iter(worksheet.evaluate_many([each for each in sets if isinstance(each, dict)], outputs))
    return [next(answers) if isinstance(each, dict) else each for each in sets]


def fill(sheet, token):
    """Writes the results into the sheet; a set that cannot be evaluated has the reason in its first result."""
    inputs, outputs = heads_of(sheet)
    if not inputs or not outputs:
        raise CalcwrightError("Row 4 has to hold heads of inputs, and of results behind an equals sign.")
    worksheet = Worksheet(
        sheet.getCellByPosition(1, 0).getString(), sheet.getCellByPosition(1, 1).getString(), token
    )
    answers = evaluated(worksheet, sets_of(sheet, inputs), [name for _, name in outputs])
    for row, answer in enumerate(answers, HEADS + 1):
        for place, (column, name) in enumerate(outputs):
            cell = sheet.getCellByPosition(column, row)
            if isinstance(answer, CalcwrightError):
                cell.setString(str(answer) if place == 0 else "")
            elif isinstance(answer[name].value, (int, float)):
                cell.setValue(answer[name].value)
            else:
                cell.setString(answer[name].text)
    return len(answers)


def fill_in(*_):
    """The macro: fills in the sheet that is open, and says in B3 how that went."""
    sheet = XSCRIPTCONTEXT.getDocument().getCurrentController().getActiveSheet()  # noqa: F821
    said = sheet.getCellByPosition(1, 2)
    try:
        said.setString(f"{fill(sheet, os.environ.get('CALCWRIGHT_TOKEN', ''))} rows are filled in.")
    except CalcwrightError as error:
        said.setString(str(error))


g_exportedScripts = (fill_in,)
