import { Worksheet, worksheetFromPlain, plainFromWorksheet } from '@calcwright/document'
import { afterEach, describe, expect, it } from 'vitest'
import { registry } from '../../schemas.ts'
import { computeWorksheet } from '../../testing/indented.ts'
import type { ComputedSheet } from '../../testing/indented.ts'
import { readCell } from './cell.ts'
import { cellsOfText, hasHeadings, headingsOf, textOfCells, withPoints } from './clipboard.ts'
import { cursorAt, moveByKey, nextCell } from './cursor.ts'
import { clearCells, fillDown, HEAD, withCell, withColumnsMoved, withNewColumns, withNewRows, withoutColumns, withoutRows, withRowsMoved, withTexts } from './edit.ts' // prettier-ignore
import { headFromText, headText, nameFromWords } from './head.ts'
import { readTable } from './model.ts'
import { definedNames, renamed, usedNames } from './names.ts'
import { tableFromPlain, tableToPlain } from './plain.ts'
import table from './schema.ts'
import type { TableProps } from './props.ts'
import { sorted } from './sort.ts'

const propsOf = (...lines: readonly string[]): TableProps => ({
  ...table.defaults(),
  ...tableFromPlain(['table t', ...lines].join('\n')),
})

/** The cells as lines, and the headings before them. */
const linesOf = (props: TableProps): string[] => {
  const { columns, rows, cell } = readTable(props)
  return [
    columns.map(headText).join(' | '),
    ...rows.map(row => columns.map(({ id }) => cell(row, id)).join(' | ')),
  ]
}

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

  it('has headings with units', () => {
    const cells = cellsOfText('size\tYield strength (MPa)\nM10\t640')
    expect(hasHeadings(cells)).toBe(true)
    expect(headingsOf(cells)).toEqual(['size', 'YieldStrength [MPa]'])
    expect(hasHeadings(cellsOfText('a\tb\nc\td'))).toBe(false)
  })
})

describe('changes', () => {
  const props = propsOf('n, x [m], y = 2*x', '"a", 1', '"b", 2', '"c", 3')
  it.each<[string, Partial<TableProps>, string[]]>([
    ['a cell', withCell(props, 1, 1, '7'), ['a | 1 | ', 'b | 7 | ', 'c | 3 | ']],
    [
      'texts beyond the end',
      withTexts(props, 2, 0, [
        ['d', '4'],
        ['e', '5'],
      ]),
      ['a | 1 | ', 'b | 2 | ', 'd | 4 | ', 'e | 5 | '],
    ],
    [
      'an area emptied',
      clearCells(props, { top: 0, bottom: 1, left: 1, right: 1 }),
      ['a |  | ', 'b |  | ', 'c | 3 | '],
    ],
    ['a row more', withNewRows(props, 1, 1), ['a | 1 | ', ' |  | ', 'b | 2 | ', 'c | 3 | ']],
    ['a row less', withoutRows(props, 0, 1), ['c | 3 | ']],
    ['a row moved', withRowsMoved(props, 0, 0, 2), ['b | 2 | ', 'c | 3 | ', 'a | 1 | ']],
    ['a column more', withNewColumns(props, 1, 1), ['a |  | 1 | ', 'b |  | 2 | ', 'c |  | 3 | ']],
    ['a column less', withoutColumns(props, 0, 0), ['1 | ', '2 | ', '3 | ']],
    ['a column moved', withColumnsMoved(props, 0, 0, 1), ['1 | a | ', '2 | b | ', '3 | c | ']],
    [
      'filled down',
      fillDown(props, { top: 0, bottom: 2, left: 1, right: 2 }),
      ['a | 1 | ', 'b | 1 | ', 'c | 1 | '],
    ],
    [
      'filled from the row above',
      fillDown(props, { top: 1, bottom: 1, left: 0, right: 1 }),
      ['a | 1 | ', 'a | 1 | ', 'c | 3 | '],
    ],
    [
      'sorted',
      sorted(props, readTable(props).columns[1]!.id, true, () => undefined),
      ['c | 3 | ', 'b | 2 | ', 'a | 1 | '],
    ],
  ])('%s', (_, patch, rows) => {
    expect(linesOf({ ...props, ...patch }).slice(1)).toEqual(rows)
  })

  it('renames a column in the formulas of the others', () => {
    expect(linesOf({ ...props, ...withCell(props, HEAD, 1, 'w [m]') })[0]).toBe('n | w [m] | y = 2*w')
  })

  it('copies cells with what they show', () => {
    const area = { top: HEAD, bottom: 0, left: 0, right: 2 }
    expect(textOfCells(readTable(props), area, () => '2')).toBe('n\tx [m]\ty = 2*x\na\t1\t2')
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
    ['End', { command: true }, [2, 1]],
    ['PageDown', {}, [2, 0]],
  ])('%s %j', (key, held, [row, column]) => {
    expect(moveByKey(cursorAt(0, 0), { key, command: false, shift: false, ...held }, size)).toMatchObject({
      row,
      column,
    })
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
  })
})

describe('two people in one table', () => {
  it('both keep their cells, rows and headings', () => {
    const mine = Worksheet.create(registry, {
      blocks: [{ id: 't', type: 'table', props: propsOf('x, y', '1, 2', '3, 4') }],
    })
    const theirs = Worksheet.load(registry, mine.encode())
    const change = (sheet: Worksheet, patch: (props: TableProps) => object) =>
      sheet.apply({ kind: 'setProps', id: 't', props: patch(sheet.block('t')!.props as TableProps) })
    change(mine, props => withCell(props, 0, 0, '10'))
    change(mine, props => withNewRows(props, 2, 1))
    change(theirs, props => withCell(props, 0, 1, '20'))
    change(theirs, props => withCell(props, HEAD, 1, 'y [m]'))
    change(theirs, props => withNewRows(props, 2, 1))
    mine.merge(theirs.encode())
    theirs.merge(mine.encode())
    const read = (sheet: Worksheet) => linesOf(sheet.block('t')!.props as TableProps)
    expect(read(mine)).toEqual(['x | y [m]', '10 | 20', '3 | 4', ' | ', ' | '])
    expect(read(theirs)).toEqual(read(mine))
    mine.undo.undo()
    expect(read(mine)[1]).toBe('1 | 20')
  })
})

/** A worksheet in plain notation, and what its lines show: `line(0)` is the first block. */
async function computePlain(text: string): Promise<ComputedSheet> {
  const { sheet, blocks } = await computeWorksheet(text)
  const shown = (line: number): string => {
    const [outcome] = sheet.results.get(blocks[line - 1]!.id)?.outcomes ?? []
    return outcome?.error ? `!${outcome.error.message}` : (outcome?.display ?? '?')
  }
  return { ...sheet, shown }
}

describe('results', () => {
  let computed: ComputedSheet | undefined
  afterEach(() => computed?.dispose())
  const sheet = [
    'f := 640 [MPa]',
    'table bolts { size, d [mm], A_s [mm^2], N [kN] = A_s*f, q [kN]; "M10", 10, 58, ,1; "M12", 12, 84.3, , 1; "M16", 16, 157, , =f*3.125 [mm^2] }',
  ]

  it.each([
    ['bolts("M12", A_s) =', '84.3 mm^2'],
    ['bolts("m 12", A_s) =', '84.3 mm^2'],
    ['bolts.d =', '[10, 12, 16] mm'],
    ['bolts.N =', '[37.12, 53.952, 100.48] kN'],
    ['max(bolts.N)/bolts.N[1] =', '2.7069'],
    ['bolts("M16", q) =', '2 kN'],
    ['bolts("M15", d) =', '!bolts has no row "M15". Did you mean "M10" or "M12" or "M16"?'],
    ['bolts("M12", dd) =', '!bolts has no column dd. Did you mean d?'],
    ['bolts.size =', '!bolts.size holds words, not numbers.'],
    [
      'bolts =',
      '!bolts is a table, not a value: a column is bolts.d, a cell bolts("row", d) with its row in quotes.',
    ],
    [
      'IPE(200, I_y)',
      '!IPE is a table, not a value: a column is IPE.column, a cell IPE("row", column) with its row in quotes.',
    ],
    ['nuts("M12", d) =', '!There is no table nuts above, and no library of that name.'],
    ['f("M12", d) =', '!f is no table: it has no columns.'],
  ])('%s %s', async (line, shown) => {
    computed = await computePlain([...sheet, line].join('\n'))
    expect(computed.shown(3)).toBe(shown)
  })
})

describe('what is wrong in a table', () => {
  let computed: ComputedSheet | undefined
  afterEach(() => computed?.dispose())
  it.each<[string, string, readonly (readonly [string | undefined, string])[]]>([
    [
      'a word among numbers',
      '"a", 1; "b", abc',
      [['cells.1 1', 'abc is no number. A formula begins with =, and a column of words holds no numbers.']],
    ],
    [
      'another dimension',
      '"a", 1; "b", =3 [s]',
      [['cells.1 1', 'This result is in s and cannot be shown in m.']],
    ],
    [
      'a unit that does not fit the column',
      '"a", 1 [cm]; "b", 3 [kg]',
      [['cells.1 1', '3 kg does not fit the unit m of its column.']],
    ],
    [
      'a formula that cannot be read',
      '"a", =2+',
      [['cells.0 1', 'Expected a number, a name or an opening bracket after +.']],
    ],
    [
      'two meanings of a comma',
      '"a", 1; "b", "1,234"',
      [['cells.1 1', '1,234 is no number. A formula begins with =, and a column of words holds no numbers.']],
    ],
  ])('%s is reported at its cell', async (_, rows, errors) => {
    computed = await computePlain(`table t { n, x [m], y = 2*x; ${rows} }\nt.y =`)
    const { outcomes } = computed.results.values().next().value!
    const own = outcomes.flatMap(({ error }) =>
      error && error.kind !== 'halted' ? [[error.field, error.message]] : [],
    )
    expect(own).toEqual(errors)
  })

  it('is halted where it depends on itself, and goes on beside it', async () => {
    computed = await computePlain('table t { x, a = b, b = a + 1, c = 2*x; 1; 2 }\nt.c =\nt.a =')
    expect([computed.shown(2), computed.shown(3)]).toEqual([
      '[2, 4]',
      '!Computation halted. Please correct error to resume.',
    ])
  })

  it.each([
    [
      'a formula in the unit of something else',
      'x [m], y = 2*x; "a", 1; "b", =3 [s]; "c", 5',
      '[2, —, 10] m',
    ],
    ['a word', 'x [m], y = 2*x; "a", 1; "b", abc; "c", 5', '[2, —, 10] m'],
    [
      'a dimension that the formula cannot take',
      'x, y = x + 1 [m]; "a", 1 m; "b", 2 s; "c", 5 m',
      '[2, —, 6] m',
    ],
  ])('is a gap and no halt: %s', async (_, rows, shown) => {
    computed = await computePlain(`table t { n, ${rows} }\nt.y =`)
    const [{ outcomes = [] } = {}] = [...computed.results.values()]
    const column = outcomes.find(({ rowErrors }) => rowErrors?.some(({ row }) => row === 1))
    expect([computed.shown(2), column?.notices.map(({ code }) => code)]).toEqual([shown, ['table.gaps']])
  })

  it('keeps a gap where a cell is empty', async () => {
    computed = await computePlain('table t { x, y, z = x*y; 1, 2; 3, ; 5, 6 }\nt.z =\nt.x =')
    expect([computed.shown(2), computed.shown(3)]).toEqual(['[2, —, 30]', '[1, 3, 5]'])
  })

  it.each([
    // The line, what it shows, and whether it says that cells are missing.
    ['t("c", y) =', '500 MPa', false],
    ['t.y[1] =', '200 MPa', false],
    ['t("b", y) =', 'undef MPa', true],
    ['t("a", y) + t("c", x)*1 [MPa] =', '205 MPa', false],
    ['2*t.y =', '[0.4, —, 1] GPa', true],
    ['max(t.y[1], t("c", y)) =', '500 MPa', false],
    ['sum(t.y) =', 'undef MPa', true],
    ['length(t.x) =', '3', false],
    ['twice[3] =', '1 GPa', false],
  ])('says that cells are missing only where they count: %s', async (line, shown, says) => {
    const sheet = ['table t { n, x, y [MPa]; "a", 1, 200; "b", 3; "c", 5, 500 }', 'twice := 2*t.y', line]
    computed = await computePlain(sheet.join('\n'))
    const { display, notices } = [...computed.results.values()].flatMap(({ outcomes }) => outcomes).at(-1)!
    expect([display, notices.some(({ code }) => code === 'table.gaps.read')]).toEqual([shown, says])
  })

  it('says so where a function cannot do without the missing cells', async () => {
    computed = await computePlain(
      'table t { n, y [MPa]; "a", 200; "b", ; "c", 500 }\nmean(t.y) =\nt("a", y) =',
    )
    expect([computed.shown(2), computed.shown(3)]).toEqual([
      '!t.y has missing cells, and this cannot be computed without them.',
      '200 MPa',
    ])
  })

  it('carries an uncertain cell as one input', async () => {
    computed = await computePlain('table t { x, y = x^2, z = y - x*x; 3 ± 0.1; 2 }\nt.y =\nt.z =')
    expect([computed.shown(2), computed.shown(3)]).toEqual(['[9.00 ± 0.60, 4 ± 0]', '[0 ± 0, 0 ± 0]'])
  })
})
