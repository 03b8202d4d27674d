/** Keys in a table, one after another, as in a spreadsheet. */
import { expect, it } from 'vitest'
import { areaOf, cursorAt, HEAD } from './cursor.ts'
import { cursorIds, cursorOf } from './cursor-ids.ts'
import { changedProps } from './edit.ts'
import { gridOf } from './grid.ts'
import { keyAction, typingAction } from './grid-keys.ts'
import type { KeyPress } from './grid-keys.ts'
import type { Grid, Typing } from './grid-state.ts'
import { readTable } from './model.ts'
import type { TableProps } from './props.ts'
import { linesOf, propsOf } from './testing.ts'

/** The grid of a table under keys, without a page. */
class Keys {
  props: TableProps
  readOnly = false
  /** The former states of the table, one for each step of undo. */
  readonly before: TableProps[] = []
  /** The ways out of the table that were taken, and what was said. */
  readonly notes: string[] = []
  #ids
  #tabbedFrom: string | null = null
  #typing: Typing | null = null
  #text = ''

  constructor(props: TableProps, [row, column]: readonly [number, number]) {
    this.props = props
    this.#ids = cursorIds(cursorAt(row, column), readTable(props))
  }

  get grid(): Grid {
    return gridOf({
      props: this.props,
      table: readTable(this.props),
      readOnly: this.readOnly,
      commas: null,
      cursor: cursorOf(this.#ids, readTable(this.props)),
      setCursor: ids => void (this.#ids = ids),
      tabbedFrom: this.#tabbedFrom,
      setTabbedFrom: column => void (this.#tabbedFrom = column),
      enter: () => {},
      typing: this.#typing,
      setTyping: typing => {
        if (typing && !this.#typing) this.#text = typing.text
        this.#typing = typing
      },
      hold: () => {},
      present: () => this.props,
      write: change => {
        this.before.push(this.props)
        this.props = changedProps(this.props, change)
      },
      leave: direction => this.notes.push(direction),
      nextLine: () => this.notes.push('next line'),
      refuse: sentence => this.notes.push(sentence),
    })
  }

  /** @param keys `Shift+ArrowDown`, or a letter */
  press(keys: string): void {
    const [key = '', ...held] = keys.split('+').toReversed()
    const press: KeyPress = {
      key: key === 'Space' ? ' ' : key,
      shiftKey: held.includes('Shift'),
      ctrlKey: held.includes('Ctrl'),
      metaKey: held.includes('Meta'),
      altKey: held.includes('Alt') || held.includes('AltGr'),
      getModifierState: () => held.includes('AltGr'),
    }
    const { grid } = this
    const action = this.#typing ? typingAction(press, this.#text, grid) : keyAction(press, grid)
    if (action) action()
    else if (!this.#typing) this.notes.push(`${keys} is left to the page`)
    else if (key === 'Enter') this.#text += '\n'
    else if (key.length === 1) this.#text += key
    else this.notes.push(`${keys} is left to the text`)
  }

  /** The active cell, the selected cells where they are several, and the text that is being typed. */
  get place(): string {
    const { cursor } = this.grid
    const { top, bottom, left, right } = areaOf(cursor)
    const name = (row: number, column: number): string => `${'ABCD'[column]}${row === HEAD ? '' : row + 1}`
    const area = top === bottom && left === right ? '' : ` in ${name(top, left)}:${name(bottom, right)}`
    return `${name(cursor.row, cursor.column)}${area}${this.#typing ? `, typing ${JSON.stringify(this.#text)}` : ''}`
  }
}

const PROPS = propsOf('n, x, y, z = 2*x', '"a", 1, 4', '"b", 2, ', '"c", 3, 6')

/** The lines of the table below its headings, where they have changed. */
const changed = ({ props }: Keys): string[] =>
  props === PROPS ? [] : linesOf(props).filter((line, at) => line !== linesOf(PROPS)[at])

// Columns are A to D, rows 1 to 3: keys, the cell at the beginning, the place after them, the lines that are new,
// steps of undo and what happened beside.
it.each<
  [keys: string, from: [number, number], place: string, lines: string[], steps: number, notes?: string[]]
>([
  ['Enter', [0, 1], 'B2', [], 0],
  ['Shift+Enter', [1, 1], 'B1', [], 0],
  ['Shift+Enter', [0, 1], 'B', [], 0],
  ['Shift+Enter', [HEAD, 1], 'B', [], 0],
  ['Enter', [HEAD, 1], 'B1', [], 0],
  ['Enter', [2, 1], 'B4', [' |  |  | '], 1],
  ['Enter Enter', [2, 1], 'B4', [' |  |  | '], 1, ['next line']],
  ['7 Enter', [0, 1], 'B2', ['a | 7 | 4 | '], 1],
  ['7 Enter', [2, 1], 'B4', ['c | 7 | 6 | ', ' |  |  | '], 1],
  ['7 Shift+Enter', [2, 1], 'B2', ['c | 7 | 6 | '], 1],
  ['7 Tab 8 Tab', [0, 1], 'D1', ['a | 7 | 8 | '], 2],
  ['7 Tab 8 Enter', [0, 1], 'B2', ['a | 7 | 8 | '], 2],
  ['7 Shift+Tab', [0, 1], 'A1', ['a | 7 | 4 | '], 1],
  ['Tab', [0, 3], 'A2', [], 0],
  ['Tab', [2, 3], 'A4', [' |  |  | '], 1],
  ['Tab Tab Tab Tab Tab', [2, 3], 'D4', [' |  |  | '], 1, ['Tab is left to the page']],
  ['Shift+Tab', [HEAD, 0], 'A', [], 0, ['up']],
  ['7 Escape', [0, 1], 'B1', [], 0],
  ['1 Enter', [0, 1], 'B2', [], 0],
  ['F2', [0, 1], 'B1, typing "1"', [], 0],
  ['Shift+F2', [0, 1], 'B1', [], 0, ['Shift+F2 is left to the page']],
  ['F2 5 Enter', [0, 1], 'B2', ['a | 15 | 4 | '], 1],
  ['F2 ArrowLeft', [0, 1], 'B1, typing "1"', [], 0, ['ArrowLeft is left to the text']],
  ['7 ArrowRight', [0, 1], 'C1', ['a | 7 | 4 | '], 1],
  ['7 F2 ArrowRight', [0, 1], 'B1, typing "7"', [], 0, ['ArrowRight is left to the text']],
  ['7 Shift+ArrowDown', [0, 1], 'B1 in B1:B2', ['a | 7 | 4 | '], 1],
  ['7 PageDown', [0, 1], 'B3', ['a | 7 | 4 | '], 1],
  ['7 Home', [0, 1], 'B1, typing "7"', [], 0, ['Home is left to the text']],
  ['u Alt+Enter v Enter', [0, 0], 'A2', ['u\nv | 1 | 4 | '], 1],
  ['u Alt+Enter v Enter', [HEAD, 0], 'A1', ['u v | x | y | z = 2*x'], 1],
  ['F2', [0, 3], 'D, typing "z = 2*x"', [], 0],
  ['7', [0, 3], 'D1', [], 0, ['z is computed: its formula stands in its heading. F2 opens it.']],
  ['Shift+ArrowDown Shift+ArrowRight', [0, 1], 'B1 in B1:C2', [], 0],
  [
    'Shift+ArrowDown Shift+ArrowRight 7 Enter 8 Enter 9 Enter',
    [0, 1],
    'C2 in B1:C2',
    ['a | 7 | 9 | ', 'b | 8 |  | '],
    3,
  ],
  [
    'Shift+ArrowDown Shift+ArrowRight Tab 7 Tab 8 Tab Tab Tab',
    [0, 1],
    'C1 in B1:C2',
    ['a | 1 | 7 | ', 'b | 8 |  | '],
    2,
  ],
  ['Shift+ArrowDown Shift+Enter', [0, 1], 'B2 in B1:B2', [], 0],
  ['Shift+ArrowDown Enter Enter', [0, 1], 'B1 in B1:B2', [], 0],
  ['Shift+ArrowDown Enter Shift+ArrowDown', [0, 1], 'B2 in B2:B3', [], 0],
  ['Shift+ArrowDown Escape', [0, 1], 'B1', [], 0],
  ['Shift+ArrowDown 7 Ctrl+Enter', [0, 1], 'B1 in B1:B2', ['a | 7 | 4 | ', 'b | 7 |  | '], 1],
  ['7 Ctrl+Enter', [0, 1], 'B1', ['a | 7 | 4 | '], 1, ['next line']],
  ['Ctrl+Enter', [0, 1], 'B1', [], 0, ['next line']],
  ['Ctrl+ArrowDown', [0, 1], 'B3', [], 0],
  ['Ctrl+ArrowDown', [0, 2], 'C3', [], 0],
  ['Ctrl+Shift+ArrowDown', [0, 1], 'B1 in B1:B3', [], 0],
  ['Meta+ArrowRight', [0, 0], 'D1', [], 0],
  ['Ctrl+ArrowUp', [2, 1], 'B1', [], 0],
  ['Home', [1, 2], 'A2', [], 0],
  ['Shift+Home', [1, 2], 'C2 in A2:C2', [], 0],
  ['End', [1, 0], 'D2', [], 0],
  ['Ctrl+Home', [2, 2], 'A1', [], 0],
  ['Ctrl+End', [0, 0], 'D3', [], 0],
  ['Ctrl+Shift+End', [1, 1], 'B2 in B2:D3', [], 0],
  ['Ctrl+Shift+Home', [1, 1], 'B2 in A1:B2', [], 0],
  ['PageDown', [0, 1], 'B3', [], 0],
  ['PageUp', [2, 1], 'B1', [], 0],
  ['Shift+PageDown', [0, 1], 'B1 in B1:B3', [], 0],
  ['ArrowUp', [0, 1], 'B', [], 0],
  ['ArrowUp', [HEAD, 1], 'B', [], 0, ['up']],
  ['ArrowDown', [2, 1], 'B3', [], 0, ['down']],
  ['Ctrl+a', [1, 1], 'B2 in A1:D3', [], 0],
  ['Ctrl+a 7 Enter', [1, 1], 'B3 in A1:D3', ['b | 7 |  | '], 1],
  ['Ctrl+a Ctrl+a', [1, 1], 'B2 in A:D3', [], 0],
  ['Shift+Space', [1, 1], 'B2 in A2:D2', [], 0],
  ['Ctrl+Space', [1, 1], 'B2 in B1:B3', [], 0],
  ['Shift+ArrowRight Ctrl+Space', [1, 1], 'B2 in B1:C3', [], 0],
  ['Delete', [0, 1], 'B1', ['a |  | 4 | '], 1],
  ['Delete', [1, 2], 'C2', [], 0],
  ['Backspace', [0, 1], 'B1', ['a |  | 4 | '], 1],
  ['Shift+ArrowDown Delete', [0, 1], 'B1 in B1:B2', ['a |  | 4 | ', 'b |  |  | '], 1],
  ['Shift+Delete', [0, 1], 'B1', [], 0, ['Shift+Delete is left to the page']],
  ['Ctrl+d', [1, 1], 'B2', ['b | 1 |  | '], 1],
  ['Ctrl+Shift+ArrowDown Ctrl+d', [0, 1], 'B1 in B1:B3', ['b | 1 |  | ', 'c | 1 | 6 | '], 1],
  ['Ctrl+r', [0, 2], 'C1', ['a | 1 | 1 | '], 1],
  ['Ctrl+z', [0, 1], 'B1', [], 0, ['Ctrl+z is left to the page']],
  ['Ctrl+c', [0, 1], 'B1', [], 0, ['Ctrl+c is left to the page']],
  ['AltGr+Ctrl+@', [0, 0], 'A1, typing "@"', [], 0],
  ['= 2 * x Enter', [0, 1], 'B2', ['a | =2*x | 4 | '], 1],
])('%s from %j leads to %s', (keys, from, place, lines, steps, notes = []) => {
  const table = new Keys(PROPS, from)
  keys.split(' ').forEach(key => table.press(key))
  expect([table.place, changed(table), table.before.length, table.notes]).toEqual([
    place,
    lines,
    steps,
    notes,
  ])
})

it.each([
  ['7', 'A1', ['7 is left to the page']],
  ['Enter', 'A2', []],
  ['Tab', 'A1', ['Tab is left to the page']],
  ['F2', 'A1', ['F2 is left to the page']],
  ['Delete', 'A1', ['Delete is left to the page']],
  ['Ctrl+Shift+End', 'A1 in A1:D3', []],
])('in a table that is only read, %s changes nothing', (keys, place, notes) => {
  const table = new Keys(PROPS, [0, 0])
  table.readOnly = true
  table.press(keys)
  expect([table.place, table.before, table.notes]).toEqual([place, [], notes])
})

it('types the date, and the time with Shift', () => {
  const table = new Keys(PROPS, [0, 0])
  table.press('Ctrl+;')
  expect(table.place).toMatch(/^A1, typing "\d{4}-\d\d-\d\d"$/)
  table.press('Escape')
  table.press('Ctrl+Shift+:')
  expect(table.place).toMatch(/^A1, typing "\d\d:\d\d"$/)
})
