import { worksheetFromPlain, plainFromWorksheet } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { registry } from '../../schemas.ts'
import { readCell } from './cell.ts'
import { cellsOfText, hasHeadings, headingsOf, withGaps, withPoints, withUnitsRow } from './clipboard.ts'
import { cursorAt, cursorOverArea, HEAD, moveByKey, nextCell } from './cursor.ts'
import { headFromText, nameFromWords } from './head.ts'
import { linesOf, propsOf } from './testing.ts'
import { definedNames, renamed, usedNames } from './names.ts'
import { partsOf } from './plain-parts.ts'
import { tableToPlain } from './plain.ts'
import type { TableProps } from './props.ts'

describe('a cell', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['84.3', { kind: 'number', text: '84.3', unit: '' }],
    ['-.5', { kind: 'number', text: '-0.5', unit: '' }],
    ['3,5', { kind: 'number', text: '3.5', unit: '' }],
    ['1,234', { kind: 'ambiguous', text: '1,234' }],
    ['0,234', { kind: 'number', text: '0.234', unit: '' }],
    ['1.2E-3', { kind: 'number', text: '1.2e-3', unit: '' }],
    ['5 kN', { kind: 'number', text: '5', unit: 'kN' }],
    ['5 [kN/m]', { kind: 'number', text: '5', unit: 'kN/m' }],
    ['20 °C', { kind: 'number', text: '20', unit: '°C' }],
    ['5.0 ± 0.1 mm', { kind: 'uncertain', text: '5.0 ± 0.1', unit: 'mm' }],
    ['=F/A', { kind: 'formula', text: 'F/A' }],
    ['M12', { kind: 'words', text: 'M12' }],
    ['10S', { kind: 'words', text: '10S' }],
    ['12 apples', { kind: 'words', text: '12 apples' }],
    ["'10.9", { kind: 'words', text: '10.9' }],
  ])('%j is %j', (text, cell) => {
    expect(readCell(text)).toEqual(cell)
  })
})

describe('a heading', () => {
  it.each([
    ['F [kN]', { name: 'F', unit: 'kN', formula: '' }],
    ['Force (kN)', { name: 'Force', unit: 'kN', formula: '' }],
    ['Depth (left)', { name: 'Depth (left)', unit: '', formula: '' }],
    ['Stress, MPa', { name: 'Stress', unit: 'MPa', formula: '' }],
    ['sigma [MPa] = F/A', { name: 'sigma', unit: 'MPa', formula: 'F/A' }],
    ['σ := F/A', { name: 'sigma', unit: '', formula: 'F/A' }],
  ])('%j is %j', (text, head) => {
    expect(headFromText(text)).toEqual(head)
  })

  it.each([
    ['Yield strength', 'YieldStrength'],
    ['1st', 'c1st'],
    ['A_s', 'A_s'],
    ['??', ''],
  ])('%j becomes the name %j', (text, name) => {
    expect(nameFromWords(text)).toBe(name)
  })
})

describe('a line of a table is cut at its commas', () => {
  it.each([
    [
      'load, M_y,Ed [kN*m], eta = M_y,Ed/(120 [kN*m])',
      ['load', 'M_y,Ed [kN*m]', 'eta = M_y,Ed/(120 [kN*m])'],
    ],
    ['a, eta = N_c,Rd/sigma_c,90,d', ['a', 'eta = N_c,Rd/sigma_c,90,d']],
    ['"M_y,Ed", =M_y,Ed/2, 3', ['"M_y,Ed"', '=M_y,Ed/2', '3']],
    ['d_1,d_2', ['d_1', 'd_2']],
    ['d_1,b', ['d_1', 'b']],
    ['d_1, d_2,b', ['d_1', 'd_2,b']],
    ['1,2', ['1', '2']],
    ['=a_1,3', ['=a_1', '3']],
  ])('%s', (line, parts) => {
    expect(partsOf(line, ',', true)).toEqual(parts)
  })
})

describe('what comes from a spreadsheet', () => {
  it.each([
    [
      'a\tb\r\n1\t2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['"x\ty"\t"say ""so"""\n', [['x\ty', 'say "so"']]],
    ['1\t\t3', [['1', '', '3']]],
    ['1\n\n3', [['1'], [''], ['3']]],
  ])('%j', (text, cells) => {
    expect(cellsOfText(text)).toEqual(cells)
  })

  it.each([
    [
      ['1,5', '2,25'],
      ['1.5', '2.25'],
    ],
    [
      ['1.234,5', '2'],
      ['1234.5', '2'],
    ],
    [
      ['1,234.5', '2,000'],
      ['1234.5', '2000'],
    ],
    [['1,234'], ['1,234']],
    [
      ['1,5', '1.234'],
      ['1.5', '1234'],
    ],
    [
      ['1.234.567', '2'],
      ['1234567', '2'],
    ],
    [
      ['1,234,567', '2,000'],
      ['1234567', '2000'],
    ],
    [
      ['$1,234.50', '-$5.00', '2,000'],
      ['1234.50 $', '-5.00 $', '2000'],
    ],
    [
      ['1.250,00 €', '12,50 kN'],
      ['1250.00 €', '12.50 kN'],
    ],
    [
      ['(12.50)', '7.50-', '−3', '(14)'],
      ['-12.50', '-7.50', '-3', '(14)'],
    ],
    [
      ['1’234.5', '1\u2009000'],
      ['1234.5', '1000'],
    ],
    [
      ['2nd', '10S', '12 apples', '01.03.2026'],
      ['2nd', '10S', '12 apples', '01.03.2026'],
    ],
    [
      ['1 234', '5'],
      ['1234', '5'],
    ],
    [
      ['a, b', '1,5'],
      ['a, b', '1.5'],
    ],
  ])('%j is read as %j', (texts, read) => {
    expect(withPoints([texts])).toEqual([read])
  })

  it('has gaps in columns of numbers', () =>
    expect(withGaps([['1', 'a'], ['n/a', '-'], ['#N/A', 'b'], ['-', 'NaN']])).toEqual([['1', 'a'], ['', '-'], ['', 'b'], ['', 'NaN']])) // prettier-ignore

  it.each([
    ['T [deg C]\tRH [% RH]\n1\t2', ['T [degC]', 'RH [%]']],
    ['ΔT [°C]\tF/kN\n1\t2', ['DeltaT [deltaC]', 'F [kN]']],
    ['sigma [MPa] = F/A\tForce [kN] max\n1\t2', ['sigma [MPa] = F/A', 'ForceMax [kN]']],
    ['Time\tForce\tNote\ns\tkN\t\n0\t1.5\tx\n1\t2.5\ty', ['Time [s]', 'Force [kN]', 'Note']],
    ['Time\tForce\n[s]\t[kN]\n0\t1.5', ['Time [s]', 'Force [kN]']],
    ['a\tb\nx\ty\n0\t1.5', ['a', 'b']],
    ['a [foo]\tb\n1\t2', ['a [foo]', 'b']],
  ])('has the headings of %j', (text, headings) =>
    expect(headingsOf(withUnitsRow(cellsOfText(text)))).toEqual(headings),
  )

  it('has headings with units', () => {
    const cells = cellsOfText('size\tYield strength (MPa)\nM10\t640')
    expect(hasHeadings(cells)).toBe(true)
    expect(headingsOf(cells)).toEqual(['size', 'YieldStrength [MPa]'])
    expect(hasHeadings(cellsOfText('a\tb\nc\td'))).toBe(false)
  })
})

it('finds and renames the names of the worksheet in cells and headings', () => {
  const props = propsOf('n, x, y = x*k', '"a", =k + q')
  expect([definedNames(props), usedNames(props)]).toEqual([
    ['t', 't.x', 't.y'],
    ['k', 'q'],
  ])
  expect(linesOf({ ...props, ...renamed(props, 'k', 'kappa') })).toEqual([
    'n | x | y = x*kappa',
    'a | =kappa + q | ',
  ])
  expect(renamed(props, 'z', 'w')).toBeNull()
})

describe('the cursor', () => {
  const size = { rows: 3, columns: 2 }
  it.each([
    ['ArrowRight', {}, [0, 1]],
    ['ArrowLeft', {}, [0, 0]],
    ['ArrowUp', {}, [HEAD, 0]],
    ['Home', { command: true }, [0, 0]],
    ['End', { command: true }, [2, 1]],
    ['PageDown', {}, [2, 0]],
  ])('%s %j', (key, held, [row, column]) => {
    expect(moveByKey(cursorAt(0, 0), { key, command: false, shift: false, ...held }, size)).toMatchObject({
      row,
      column,
    })
  })
  // The cells of five rows and five columns in which something stands.
  const FILLED = ['xx.xx', 'x..xx', 'x....', '.x...', 'x.x.x']
  it.each<[string, [number, number], boolean, [number, number, number, number]]>([
    ['ArrowRight', [0, 0], false, [0, 1, 0, 1]],
    ['ArrowRight', [0, 1], false, [0, 3, 0, 3]],
    ['ArrowRight', [0, 3], false, [0, 4, 0, 4]],
    ['ArrowRight', [0, 4], false, [0, 4, 0, 4]],
    ['ArrowRight', [2, 0], false, [2, 4, 2, 4]],
    ['ArrowRight', [3, 0], false, [3, 1, 3, 1]],
    ['ArrowRight', [HEAD, 0], false, [HEAD, 4, HEAD, 4]],
    ['ArrowLeft', [0, 4], false, [0, 3, 0, 3]],
    ['ArrowLeft', [1, 3], false, [1, 0, 1, 0]],
    ['ArrowLeft', [3, 4], true, [3, 1, 3, 4]],
    ['ArrowDown', [0, 0], false, [2, 0, 2, 0]],
    ['ArrowDown', [2, 0], false, [4, 0, 4, 0]],
    ['ArrowDown', [0, 1], true, [3, 1, 0, 1]],
    ['ArrowDown', [HEAD, 0], false, [2, 0, 2, 0]],
    ['ArrowDown', [4, 0], false, [4, 0, 4, 0]],
    ['ArrowUp', [4, 0], false, [2, 0, 2, 0]],
    ['ArrowUp', [2, 0], true, [0, 0, 2, 0]],
    ['ArrowUp', [4, 3], false, [1, 3, 1, 3]],
    ['ArrowUp', [0, 3], false, [HEAD, 3, HEAD, 3]],
  ])('Ctrl %s from %j, with Shift %s', (key, [row, column], shift, to) => {
    const isFilled = (at: number, place: number): boolean => FILLED[at]![place] === 'x'
    const moved = moveByKey(cursorAt(row, column), { key, command: true, shift }, { rows: 5, columns: 5 }, isFilled) // prettier-ignore
    const [toRow, toColumn, fromRow, fromColumn] = to
    expect(moved).toEqual(cursorOverArea(fromRow, fromColumn, toRow, toColumn))
  })
  it('leaves at the edges, and goes round by Tab', () => {
    const plain = { command: false, shift: false }
    expect(moveByKey(cursorAt(2, 0), { key: 'ArrowDown', ...plain }, size)).toBe('down')
    expect(moveByKey(cursorAt(HEAD, 0), { key: 'ArrowUp', ...plain }, size)).toBe('up')
    expect(nextCell(cursorAt(0, 1), size, false)).toMatchObject({ row: 1, column: 0 })
    expect(nextCell(cursorAt(2, 1), size, false)).toBeNull()
  })
})

describe('plain notation', () => {
  it.each([
    'table {\n}',
    'table bolts {\n  size, d [mm], p [mm] = d/8\n  "M10", 10\n  "M12", =f + 2\n}',
    'table t, columns {\n  a name, x\n  "10.9", 1.5\n  , 2 ± 0.1\n}',
    'table t, columns, sort x down, show 2 "> 5; \\"a\\"" {\n  x, ""\n  1, 2\n}',
    'table t {\n  "3\\"; a, b", x\n  "3/8\\" pipe; a, b", 1\n  "C:\\\\data", 2\n  "two\\nlines", 3\n}',
  ])('%j comes back', text => {
    const sheet = worksheetFromPlain(registry, text)
    expect(plainFromWorksheet(sheet)).toBe(`${text}\n`)
    expect(tableToPlain(sheet.blocks()[0]!.props as TableProps)).toBe(text)
  })

  it('stands in one line, among others, and says when its brace is missing', () => {
    const types = (text: string) =>
      worksheetFromPlain(registry, text)
        .blocks()
        .map(({ type }) => type)
    expect(types('a := 1\ntable t { x; 1; 2 }\nsum(t.x) =')).toEqual(['math', 'table', 'math'])
    expect(types('if a > 0 {\n  table t { x\n 1 }\n}')).toEqual(['if', 'table'])
    expect(types('table t { x\n1')).toEqual(['math', 'math', 'math'])
    expect(types('table t { x; "3/8\\" } pipe" }\na := 1')).toEqual(['table', 'math'])
  })
})
