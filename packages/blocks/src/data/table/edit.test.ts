import { Window } from 'happy-dom'
import { describe, expect, it, vi } from 'vitest'
import { cellsOfClipboard, copiedCells, htmlOfCells, textOfCells } from './clipboard.ts'
import { cursorAt, cursorOverArea, HEAD } from './cursor.ts'
import { changedProps, clearCells, fillDown, fillRight, HEADINGS, withBoth, withCell, withColumnsMoved, withNewColumns, withNewRows, withoutColumns, withoutRows, withRowsMoved, withTexts } from './edit.ts' // prettier-ignore
import type { TableChange } from './edit.ts'
import { readTable } from './model.ts'
import { pastedAt } from './paste.ts'
import { sorted } from './sort.ts'
import { linesOf, propsOf } from './testing.ts'

const props = propsOf('n, x [m], y = 2*x', '"a", 1', '"b", 2', '"c", 3')
const shown = readTable(props)
const rows = ['0', '1', '2']

/** The lines below the headings after a change. */
const linesAfter = (change: TableChange): string[] => linesOf(changedProps(props, change)).slice(1)

describe('changes', () => {
  it.each<[string, TableChange, string[]]>([
    ['a cell', withCell(props, '1', '1', '7'), ['a | 1 | ', 'b | 7 | ', 'c | 3 | ']],
    ['a cell emptied', withCell(props, '1', '1', ' '), ['a | 1 | ', 'b |  | ', 'c | 3 | ']],
    ['a cell of a row that is gone', withCell(props, 'z', '1', '7'), ['a | 1 | ', 'b | 2 | ', 'c | 3 | ']],
    ['a cell of a column that is gone', withCell(props, '1', 'z', '7'), ['a | 1 | ', 'b | 2 | ', 'c | 3 | ']],
    [
      'texts beyond the end',
      withTexts(props, { headings: false, rows: ['2'], columns: ['0', '1', '2'] }, [
        ['d', '4'],
        ['e', '5', '6', '7'],
      ]),
      ['a | 1 |  | ', 'b | 2 |  | ', 'd | 4 |  | ', 'e | 5 |  | 7'],
    ],
    [
      'texts over a row that is gone',
      withTexts(props, { headings: false, rows: ['0', 'z', '2'], columns: ['1'] }, [['7'], ['8'], ['9']]),
      ['a | 7 | ', 'b | 2 | ', 'c | 9 | '],
    ],
    [
      'an area emptied',
      clearCells(props, { headings: false, rows: ['0', '1'], columns: ['1'] }),
      ['a |  | ', 'b |  | ', 'c | 3 | '],
    ],
    ['a row more', withNewRows(props, { after: '0' }).change, ['a | 1 | ', ' |  | ', 'b | 2 | ', 'c | 3 | ']],
    ['a row at a place that is gone', withNewRows(props, { before: 'z' }).change, ['a | 1 | ', 'b | 2 | ', 'c | 3 | ', ' |  | ']], // prettier-ignore
    ['a row less', withoutRows(props, ['0', '1']), ['c | 3 | ']],
    ['a row moved', withRowsMoved(props, ['0'], { after: '2' }), ['b | 2 | ', 'c | 3 | ', 'a | 1 | ']],
    [
      'a column more',
      withNewColumns(props, { before: '1' }).change,
      ['a |  | 1 | ', 'b |  | 2 | ', 'c |  | 3 | '],
    ],
    ['a column less', withoutColumns(props, ['0']), ['1 | ', '2 | ', '3 | ']],
    ['a column moved', withColumnsMoved(props, ['0'], { after: '1' }), ['1 | a | ', '2 | b | ', '3 | c | ']],
    [
      'filled down',
      fillDown(props, shown, { headings: false, rows, columns: ['1', '2'] }),
      ['a | 1 | ', 'b | 1 | ', 'c | 1 | '],
    ],
    [
      'filled from the row above',
      fillDown(props, shown, { headings: false, rows: ['1'], columns: ['0', '1'] }),
      ['a | 1 | ', 'a | 1 | ', 'c | 3 | '],
    ],
    [
      'filled to the right, a column with a formula left out',
      fillRight(props, shown, { headings: false, rows: ['0', '2'], columns: ['0', '1', '2'] }),
      ['a | a | ', 'b | 2 | ', 'c | c | '],
    ],
    [
      'filled from the column at the left',
      fillRight(props, shown, { headings: false, rows: ['1'], columns: ['1'] }),
      ['a | 1 | ', 'b | b | ', 'c | 3 | '],
    ],
    ['sorted', sorted(props, '1', true, () => undefined), ['c | 3 | ', 'b | 2 | ', 'a | 1 | ']],
  ])('%s', (_, change, lines) => {
    expect(linesAfter(change)).toEqual(lines)
  })

  it('renames a column in the formulas of the others', () => {
    expect(linesOf(changedProps(props, withCell(props, HEADINGS, '1', 'w [m]')))[0]).toBe(
      'n | w [m] | y = 2*w',
    )
  })

  it('copies cells with what they show', () => {
    const area = { top: HEAD, bottom: 0, left: 0, right: 2 }
    expect(textOfCells(copiedCells(shown, area, () => '2'))).toBe('n\tx [m]\ty = 2*x\na\t1\t2')
  })

  it('names a cell and adds a row in one', () => {
    const change = withBoth(withCell(props, '2', '1', '7'), withNewRows(props, 'end').change)
    expect(linesAfter(change)).toEqual(['a | 1 | ', 'b | 2 | ', 'c | 7 | ', ' |  | '])
  })
})

describe('pasting', () => {
  const cursor = cursorAt(1, 1)

  it('goes into the rows that were shown, wherever others have sorted them to', () => {
    const { change } = pastedAt({ props, table: shown }, cursor, '7\n8', '')
    const now = changedProps(
      props,
      sorted(props, '1', true, () => undefined),
    )
    expect(linesOf(changedProps(now, change(now))).slice(1)).toEqual(['c | 8 | ', 'b | 7 | ', 'a | 1 | '])
  })

  it('fills all selected cells with one', () => {
    const { change } = pastedAt({ props, table: shown }, cursorOverArea(1, 1, 2, 1), '9', '')
    expect(linesAfter(change(props))).toEqual(['a | 1 | ', 'b | 9 | ', 'c | 9 | '])
  })

  it.each([
    ['one over a selection', cursorOverArea(0, 0, 1, 1), '9', ['9 | 9 | ', '9 | 9 | ', 'c | 3 | ']],
    ['a line over three', cursorOverArea(0, 0, 2, 1), '8\t9', ['8 | 9 | ', '8 | 9 | ', '8 | 9 | ']],
    ['a column over two', cursorOverArea(0, 0, 1, 1), '8\n9', ['8 | 8 | ', '9 | 9 | ', 'c | 3 | ']],
    ['two lines over three', cursorOverArea(0, 1, 2, 1), '8\n9', ['a | 8 | ', 'b | 9 | ', 'c | 3 | ']],
    ['a text of two lines', cursorAt(0, 0), '"u\nv"\t7', ['u\nv | 7 | ', 'b | 2 | ', 'c | 3 | ']],
  ])('%s', (_, over, text, lines) => {
    expect(linesAfter(pastedAt({ props, table: shown }, over, text, '').change(props))).toEqual(lines)
  })
})

describe('cells of HTML', () => {
  vi.stubGlobal('DOMParser', new Window().DOMParser)

  it.each([
    [
      'a span of rows',
      '<tr><td rowspan=2>a<td>1</tr><tr><td>2</tr>',
      [
        ['a', '1'],
        ['', '2'],
      ],
    ],
    [
      'a span of columns',
      '<tr><td colspan=2>a<td>1</tr><tr><td>b<td>2<td>3</tr>',
      [
        ['a', '', '1'],
        ['b', '2', '3'],
      ],
    ],
    ['lines of a text', '<tr><td>a<br>\n   b</td><td> 1 </td></tr>', [['a\nb', '1']]],
  ])('%s', (_, rows, cells) => {
    expect(cellsOfClipboard('', `<table>${rows}</table>`)).toEqual(cells)
  })

  it('come back as they were copied', () => {
    const table = readTable(
      changedProps(props, { cells: { '0 0': 'u\n"v" & <w>', '0 1': '=2*k', '1 0': "'10" } }),
    )
    const copied = copiedCells(table, { top: 0, bottom: 1, left: 0, right: 1 }, () => '6')
    expect(textOfCells(copied)).toBe('"u\n""v"" & <w>"\t6\n10\t2')
    expect(cellsOfClipboard('', htmlOfCells(copied))).toEqual([
      ['u\n"v" & <w>', '=2*k'],
      ["'10", '2'],
    ])
  })
})
