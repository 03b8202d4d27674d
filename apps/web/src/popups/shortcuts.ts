/** Every key and every conversion while typing, for the page that lists them. */

export interface Shortcut {
  /** Keys pressed together, several ways apart; see key-names.ts. */
  readonly keys: readonly string[]
  readonly does: string
}

/** A shortcut that is typed as text. */
export interface TypedShortcut {
  readonly typed: readonly string[]
  readonly does: string
}

export interface ShortcutGroup {
  readonly title: string
  readonly entries: readonly (Shortcut | TypedShortcut)[]
}

const key = (keys: string | readonly string[], does: string): Shortcut => ({
  keys: typeof keys === 'string' ? [keys] : keys,
  does,
})
const typed = (text: string | readonly string[], does: string): TypedShortcut => ({
  typed: typeof text === 'string' ? [text] : text,
  does,
})

export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  {
    title: 'Worksheet',
    entries: [
      key('Ctrl Z', 'Undo'),
      key(['Ctrl Y', 'Ctrl Shift Z'], 'Redo'),
      key('Ctrl S', 'Save the whole worksheet now'),
      key('F1', 'Help'),
      key('F2', 'Rename the worksheet'),
      key('Shift F2', 'Comment on the line'),
      key('Ctrl O', 'Open another worksheet'),
      key('Ctrl F', 'Find and replace'),
      key('Ctrl K', 'Find a tool, a function or a command'),
      key('Ctrl P', 'Print'),
      key(['F6', 'Alt F10'], 'To the toolbar'),
      key('Ctrl Shift A', 'Select all lines'),
      key('F8', 'As a report, or as one works'),
      key('F9', 'Calculate what waits'),
      key('Shift F9', 'Calculate everything again'),
      key(['Ctrl X', 'Ctrl C', 'Ctrl V'], 'Cut, copy, paste'),
    ],
  },
  {
    title: 'Between lines',
    entries: [
      key('Enter', 'New line below; at the very start of a line, a blank line above'),
      key('Backspace', 'In an empty line: delete it and go up'),
      key(['Up', 'Down'], 'To the line above or below'),
      key(['Left', 'Right'], 'Past the end of a line: to its neighbour'),
      key(['Tab', 'Shift Tab'], 'At the very start of a line: indent, outdent'),
      key(['Alt Up', 'Alt Down'], 'Move the line'),
      key(['Alt Shift Up', 'Alt Shift Down'], 'Put the line beside the one above, on a row of its own'),
    ],
  },
  {
    title: 'Selected lines',
    entries: [
      key(['Delete', 'Backspace'], 'Delete them'),
      key('Enter', 'Replace them by a new math line'),
      key(['Tab', 'Shift Tab'], 'Indent, outdent'),
      key(['Shift Up', 'Shift Down'], 'Select one line more or less'),
      key(['Shift Home', 'Shift End'], 'Select to the end of the level, again for the next level up'),
      key(['Home', 'Left'], 'Caret to the start of the selection'),
      key(['End', 'Right'], 'Caret to the end of the selection'),
      key(['Up', 'Down'], 'Caret to the line before or after'),
      typed('any text', 'Replaces them by a math line with it'),
    ],
  },
  {
    title: 'In a formula',
    entries: [
      key(['Tab', 'Shift Tab'], 'Next or previous slot; out of the last one'),
      key(['Esc', 'Shift Esc'], 'Leave the slot to the right or left'),
      key(['Home', 'End'], 'Start or end of the slot'),
      key(['Ctrl Home', 'Ctrl End'], 'Start or end of the line'),
      key(['Shift Up', 'Shift Down'], 'Select to the start or end of the slot'),
      key(['Ctrl Backspace', 'Ctrl Delete'], 'Delete to the start or end'),
      key('Ctrl A', 'Select the formula'),
      key('Space', 'Leave the slot; twice outside of one: text'),
    ],
  },
  {
    title: 'Suggestions',
    entries: [
      key(['Up', 'Down'], 'Move the mark'),
      key(['Tab', 'Enter'], 'Take the marked one'),
      key(['Esc', 'Right'], 'Close the list'),
    ],
  },
  {
    title: 'At a result',
    entries: [
      key(['F10', 'Shift F10', 'Menu'], 'Menu of the result; shows a hidden one first'),
      key(['Up', 'Down'], 'Where units are asked for: move the mark'),
      key('Enter', 'Take the unit, the precision or the name'),
      key('Esc', 'Leave the result as it is'),
    ],
  },
  {
    title: 'In the cells of a table',
    entries: [
      key(['Enter', 'Shift Enter'], 'To the cell below or above; in the last row a new row'),
      key(['Tab', 'Shift Tab'], 'To the next or previous cell; within a selection both walk inside of it'),
      key('F2', 'Open the cell, or go on typing in it with the arrows'),
      key('Esc', 'Take back what was typed'),
      key('Alt Enter', 'New line in the text of a cell'),
      key('Shift Left', 'Select; with any key that moves the cursor'),
      key(['Ctrl Left', 'Ctrl Right', 'Ctrl Up', 'Ctrl Down'], 'To the end of the filled cells'),
      key(['Home', 'End'], 'To the first or last column'),
      key(['Ctrl Home', 'Ctrl End'], 'To the first or last cell'),
      key(['PageUp', 'PageDown'], 'A page up or down'),
      key('Ctrl A', 'Select all cells; again with the headings'),
      key(['Shift Space', 'Ctrl Space'], 'Select the row or the column'),
      key(['Delete', 'Backspace'], 'Empty the selected cells'),
      key(['Ctrl D', 'Ctrl R'], 'Fill down or to the right'),
      key('Ctrl Enter', 'Leave the table; while typing in a selection, fill all of it'),
      key(['Ctrl ;', 'Ctrl Shift ;'], 'Type the date or the time'),
      key(['Alt Down', 'Shift F10'], 'Menu of the heading or the row'),
    ],
  },
  {
    title: 'In a matrix',
    entries: [
      typed(',', 'Column after'),
      typed(';', 'Row below'),
      typed(':', 'Remove the row'),
      typed(['<', '>'], 'Remove the column'),
    ],
  },
  {
    title: 'While typing a formula',
    entries: [
      typed('=', 'Shows the result; after a new name it defines it'),
      typed('==', 'Compares, and turns one into the other'),
      typed(['>=', '<=', '!='], '≥, ≤, ≠'),
      typed('/', 'Fraction with what stands before it'),
      typed('^', 'Exponent'),
      typed('_', 'Subscript'),
      typed(['(', '[', '{', '|'], 'Brackets, lists, absolute value'),
      typed(['$', '=', '<', '>'], 'End an exponent or a subscript'),
      typed('"', 'Unit box'),
      typed('3 m', 'A unit after a number becomes one'),
      typed('2e5', 'Scientific notation'),
      typed(['sqrt', 'nthroot', 'sum', 'abs'], 'Root, sum, absolute value'),
      typed(['and', 'or', 'xor', 'true', 'false'], 'Logic'),
      typed(['alpha', 'Omega', 'pi'], 'Greek letters by name'),
      typed('name:', 'Properties of an object'),
      typed('/', 'As the first character of a line: insert anything'),
      typed('#', 'As the first character of a line: text'),
    ],
  },
  {
    title: 'In text',
    entries: [
      key('Ctrl B', 'Bold'),
      key('Ctrl I', 'Italic'),
      key('Ctrl U', 'Underline'),
      key('Ctrl Shift 5', 'Strike'),
      key('Alt Shift R', 'Reference to a heading, a formula, a figure or a table'),
      key(['Ctrl ,', 'Ctrl .'], 'Subscript, superscript'),
      key(
        ['Ctrl Shift L', 'Ctrl Shift E', 'Ctrl Shift R', 'Ctrl Shift J'],
        'Align left, centre, right, both',
      ),
      key('Ctrl \\', 'Clear formatting'),
      typed(['* ', '- '], 'At the start: bulleted list'),
      typed('1. ', 'At the start: numbered list'),
      key(['Tab', 'Shift Tab'], 'In a list: indent, outdent; elsewhere a gap'),
      key('Shift Enter', 'A formula at the caret, between the two parts of the text'),
      typed('two spaces', 'In an empty text: back to formulas'),
    ],
  },
]

/** Groups with the entries that hold every word of the query in their keys, their text or their group's title. */
export function findShortcuts(query: string, keyName: (keys: string) => string): readonly ShortcutGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return SHORTCUT_GROUPS.map(({ title, entries }) => ({
    title,
    entries: entries.filter(entry => {
      const shown = 'keys' in entry ? entry.keys.flatMap(keys => [keys, keyName(keys)]) : entry.typed
      const text = [title, entry.does, ...shown].join(' ').toLowerCase()
      return words.every(word => text.includes(word))
    }),
  })).filter(group => group.entries.length > 0)
}
