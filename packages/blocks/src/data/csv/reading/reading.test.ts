import { describe, expect, it } from 'vitest'
import { numberIn } from './cells.ts'
import type { ColumnKind, ReadOptions, ReadRegion } from './options.ts'
import { columnsOf, previewOf } from './read-table.ts'
import { secondsIn } from './times.ts'

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const bytesOf = (text: string, encoding: BufferEncoding): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, encoding))
const wide = (text: string) => bytesOf(`\ufeff${text}`, 'utf16le')

describe('a cell', () => {
  it.each([
    ['1', '.', 1],
    [' -2.5e3 ', '.', -2500],
    ['1,5', ',', 1.5],
    ['1.234,5', ',', 1234.5],
    ['1,234.5', '.', 1234.5],
    ['1,234,567', '.', 1_234_567],
    ['1 234,5', ',', 1234.5],
    ['1\u202f234', ',', 1234],
    ["1'234.5", '.', 1234.5],
    ['2.5', ',', 2.5],
    ['1.234', ',', 1234],
    ['0.125', '.', 0.125],
    ['1.0D+03', '.', 1000],
    ['−3', '.', -3],
    ['12 %', '.', 0.12],
    ['.5', '.', 0.5],
    ['5.', '.', 5],
    ['0x10', '.', 16],
    ['0x1F', ',', 31],
    ['true', '.', 1],
    ['FALSE', ',', 0],
    ['0xyz', '.', Number.NaN],
    ['Infinity', '.', Number.NaN],
    ['12,34,5', '.', Number.NaN],
    ['1,5', '.', Number.NaN],
    ['', '.', Number.NaN],
    ['  ', '.', Number.NaN],
    ['n/a', '.', Number.NaN],
    ['0,125', '.', Number.NaN],
    ['0.125', ',', 0.125],
    ['1e400', '.', Number.NaN],
    [' "2"', '.', 2],
    ["'2,5'", ',', 2.5],
    ['–2', '.', -2],
    ['3 kN', '.', Number.NaN],
  ])('%j with the mark %s is %d', (text, decimal, value) => expect(numberIn(text, decimal)).toBe(value))

  it.each([
    ['2024-03-01', 'ymd', Date.UTC(2024, 2, 1)],
    ['2024-03-01T10:30:15.250Z', 'ymd', Date.UTC(2024, 2, 1, 10, 30, 15, 250)],
    ['2024-03-01 10:30+02:00', 'ymd', Date.UTC(2024, 2, 1, 8, 30)],
    ['1.3.2024 8:05', 'dmy', Date.UTC(2024, 2, 1, 8, 5)],
    ['03/01/24 1:05 PM', 'mdy', Date.UTC(2024, 2, 1, 13, 5)],
    ['12:00 am', 'dmy', 0],
    ['00:00:01,5', 'dmy', 1500],
    ['12-Mar-24', 'ymd', Date.UTC(2024, 2, 12)],
    ['12 March 2024 8:05', 'mdy', Date.UTC(2024, 2, 12, 8, 5)],
    ['10:75', 'dmy', Number.NaN],
    ['13:05 PM', 'dmy', Number.NaN],
    ['31.2.2024', 'dmy', Number.NaN],
    ['1.3', 'dmy', Number.NaN],
    ['12', 'dmy', Number.NaN],
  ])('%j in the order %s is a time', (text, order, milliseconds) =>
    expect(secondsIn(text, order)).toBe(milliseconds / 1000),
  )
})

type Found = Partial<Omit<ReadOptions, 'format' | 'sheet'>> & {
  readonly header?: number
  readonly width?: number
}

describe('a file is found to be written', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, Found]>([
    ['with commas', utf8('t,F\n0,1.5\n1,2.5\n'), { delimiter: ',', decimal: '.', header: 0, width: 2 }],
    [
      'with semicolons and decimal commas',
      utf8('t;F\n0,1;1,5\n0,2;2,5\n'),
      { delimiter: ';', decimal: ',', header: 0, width: 2 },
    ],
    ['with semicolons and points', utf8('t;F\n0.1;1.5\n'), { delimiter: ';', decimal: '.' }],
    ['with tabs and decimal commas', utf8('t\tF\n0,1\t1,5\n'), { delimiter: '\t', decimal: ',' }],
    [
      'with spaces',
      utf8('  0.0   1.5\n  1.0  -2.5\n'),
      { delimiter: ' ', decimal: '.', header: -1, width: 2 },
    ],
    [
      'with spaces and decimal commas',
      utf8('0,0 1,5\n1,0 2,5\n'),
      { delimiter: ' ', decimal: ',', width: 2 },
    ],
    ['with thousands in quotes', utf8('a,b\n"1,234","5"\n'), { delimiter: ',', decimal: '.' }],
    ['with several points between thousands', utf8('a;b\n1.234.567;5\n'), { decimal: ',' }],
    ['with a zero before the comma', utf8('a;b\n0,125;5\n1.234;6\n'), { decimal: ',' }],
    ['with spaces before units', utf8('Time (s)  F (kN)\n0 1.5\n1 2.5\n'), { delimiter: ' ', header: 0 }],
    ['with words for gaps in the first row', utf8('a,b\nNaN,inf\n1,2\n'), { header: 0 }],
    ['with bars', utf8('t|F\n0|1\n'), { delimiter: '|' }],
    ['as one column with decimal commas', utf8('Force\n1,5\n2,5\n'), { decimal: ',', width: 1, header: 0 }],
    [
      'with decimal commas in quotes',
      utf8('t,F\n"0,1","1,5"\n"0,2","2,5"\n'),
      { delimiter: ',', decimal: ',', width: 2 },
    ],
    ['with semicolons in quoted commas', utf8('a,b\n"x;y",1\n"z;w",2\n'), { delimiter: ',' }],
    [
      'with lines of words above',
      utf8('Test 12\nMachine: A\n\nt,F\ns,kN\n0,1\n1,2\n'),
      { delimiter: ',', header: 3 },
    ],
    [
      'with a date above the names',
      utf8('Kennlinie;;\nDatum;12.03.2026;\ns [mm];F [N];Note\n0;2,5;\n2;28,1;ok\n4;52,7;ok\n'),
      { delimiter: ';', header: 2 },
    ],
    ['with a first row of gaps', utf8('a;b;c;d\n0;;;\n1;2;3;4\n2;3;4;5\n'), { header: 0 }],
    ['without names', utf8('1,2\n3,4\n'), { header: -1, width: 2 }],
    ['in UTF-16', wide('t;F\n1;2\n'), { encoding: 'utf-16le', delimiter: ';', header: 0 }],
    ['in UTF-16 without a mark', bytesOf('t;F\n1;2\n3;4\n', 'utf16le'), { encoding: 'utf-16le' }],
    ['with a mark of UTF-8', utf8('\ufefft;F\n1;2\n'), { encoding: 'utf-8', header: 0 }],
    [
      'in an old code page',
      bytesOf('Länge;Höhe\n1;2\n', 'latin1'),
      { encoding: 'windows-1252', delimiter: ';' },
    ],
    ['with returns alone', utf8('t,F\r1,2\r3,4\r'), { delimiter: ',', width: 2, header: 0 }],
    ['with German dates', utf8('Zeit;F\n01.03.2024;1\n02.03.2024;2\n'), { dates: 'dmy', header: 0 }],
    ['with American dates', utf8('t,F\n03/25/2024,1\n03/26/2024,2\n'), { dates: 'mdy', header: 0 }],
  ])('%s', async (_, bytes, { header, width, ...options }) => {
    const found = await previewOf(bytes, 'csv')
    expect(found.options).toMatchObject(options)
    if (header !== undefined) expect(found.header).toBe(header)
    if (width !== undefined) expect(found.width).toBe(width)
  })

  it('anew when something is chosen', async () => {
    const { rows, options } = await previewOf(utf8('a;b,c\n1;2,3\n'), 'csv', { delimiter: ',' })
    expect([rows, options.delimiter]).toEqual([
      [
        ['a;b', 'c'],
        ['1;2', '3'],
      ],
      ',',
    ])
  })
})

async function read(
  bytes: Uint8Array<ArrayBuffer>,
  given: Partial<ReadRegion> = {},
  options: Partial<ReadOptions> = {},
) {
  const found = await previewOf(bytes, 'csv', options)
  const made = await columnsOf(bytes, found.options, {
    first: found.header + 1,
    columns: found.columns,
    missing: 'zero',
    noValue: [],
    ...given,
  })
  return {
    values: made.values.map((column, at) => made.texts[at] ?? [...column]),
    missing: made.gaps.map(({ count }) => count),
  }
}

const columnAt = (at: number, kind: ColumnKind = 'number') => ({ at, kind, part: '', clock: -1 }) as const

describe('a cell that could mean two things', () => {
  it.each([
    ['a\tb\n1,234\t5\n', { number: '1,234', date: '' }],
    ['a\tb\n1,234\t5,5\n', { number: '', date: '' }],
    ['t;F\n01/02/2024;1\n', { number: '', date: '01/02/2024' }],
    [`t;F\n${'01/02/2024;1\n'.repeat(300)}01/13/2024;1\n`, { number: '', date: '' }],
  ])('is named: %j', async (text, either) =>
    expect((await previewOf(utf8(text), 'csv')).either).toEqual(either),
  )
})

describe('columns', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, (number | string)[][], number[]]>([
    [
      'below their names',
      utf8('t,F\n0,1\n1,2\n'),
      [
        [0, 1],
        [1, 2],
      ],
      [0, 0],
    ],
    [
      'with quotes, line breaks and quotes in them',
      utf8('name,F\n"a ""b"",\nc",1\n"d",2\n'),
      [
        ['a "b",\nc', 'd'],
        [1, 2],
      ],
      [0, 0],
    ],
    [
      'with blank and short rows',
      utf8('t,F\n0,1\n\n1\n2,\n3,x\n'),
      [
        [0, 1, 2, 3],
        [1, 0, 0, 0],
      ],
      [0, 3],
    ],
    [
      'with remarks between',
      utf8('t,F\n0,1\n# a, b\n#N/A,2\n#1,3\n# end'),
      [
        [0, 0, 0],
        [1, 2, 3],
      ],
      [2, 0],
    ],
    [
      'with remarks and quotes',
      utf8('"t",F\n0,1\n# a\n#N/A,2\n'),
      [
        [0, 0],
        [1, 2],
      ],
      [1, 0],
    ],
    [
      'with several line ends',
      utf8('"t",F\n0,1\r\n1,2\r2,3'),
      [
        [0, 1, 2],
        [1, 2, 3],
      ],
      [0, 0],
    ],
    ['with decimal commas', utf8('t;F\n0,5;1.000,5\n'), [[0.5], [1000.5]], [0, 0]],
    [
      'of dates, from the first',
      utf8('t,F\n2024-03-01 10:00,1\n2024-03-01 10:01,2\n'),
      [
        [0, 60],
        [1, 2],
      ],
      [0, 0],
    ],
    [
      'of times',
      utf8('t,F\n10:00:00.5,1\n10:00:02,2\n'),
      [
        [0, 1.5],
        [1, 2],
      ],
      [0, 0],
    ],
    [
      'without a last line end',
      utf8('t,F\n0,1\n1,2'),
      [
        [0, 1],
        [1, 2],
      ],
      [0, 0],
    ],
  ])('%s', async (_, bytes, values, missing) => expect(await read(bytes)).toEqual({ values, missing }))

  it.each(['a,b\n"1,2\n3,4\n', 'a,b\n"5" nominal,3\n6,4\n'])('%j is refused for its quote', async text => {
    await expect(read(utf8(text))).rejects.toThrow('A quote (") in row 2 is not closed')
  })

  it('below a row of units', async () => {
    expect(await read(utf8('t,F\n[s],[kN]\n0,1\n1,2\n'), { first: 2 })).toEqual({
      values: [
        [0, 1],
        [1, 2],
      ],
      missing: [0, 0],
    })
  })

  it('read byte by byte are the same as by the parser', async () => {
    const cells = [
      '1',
      '-2.5',
      '1e5',
      '1E-3',
      '123456789012345678',
      '1e-30',
      '.5',
      '5.',
      'x',
      '',
      ' 7 ',
      '1,5',
    ]
    const rows = cells.map(cell => `${cell};${cell}`).join('\n')
    for (const decimal of ['.', ',']) {
      const plain = await read(
        utf8(`a;b\n${rows}\n`),
        { columns: [columnAt(0), columnAt(1)] },
        { delimiter: ';', decimal },
      )
      const quoted = await read(
        utf8(`"a";b\n${rows}\n`),
        { columns: [columnAt(0), columnAt(1)] },
        { delimiter: ';', decimal },
      )
      expect(plain).toEqual(quoted)
    }
  })

  it('with gaps where they are wanted', async () => {
    expect(await read(utf8('t,F\n0,1\n1,\n'), { missing: 'gap' })).toEqual({
      values: [
        [0, 1],
        [1, Number.NaN],
      ],
      missing: [0, 1],
    })
  })

  it('without the rows that have a gap', async () => {
    expect(await read(utf8('t,F,note\n0,1,a\n1,,b\n2,3,c\n'), { missing: 'skip' })).toEqual({
      values: [
        [0, 2],
        [1, 3],
        ['a', 'c'],
      ],
      missing: [0, 1, 0],
    })
  })

  it('that are chosen, in their order', async () => {
    const columns = [columnAt(2), columnAt(0)]
    expect((await read(utf8('a,b,c\n1,2,3\n'), { columns })).values).toEqual([[3], [1]])
  })

  it('that are longer than a piece, with rows and letters on its edges', async () => {
    const rows = 300_000
    const text = `name;value\n${Array.from({ length: rows }, (_, row) => `"Größe; ${row}";${row},25`).join('\n')}\n`
    const { values, missing } = await read(utf8(text))
    expect([values[1]!.length, missing]).toEqual([rows, [0, 0]])
    expect(values[1]!.every((value, row) => value === row + 0.25)).toBe(true)
  })
})

describe('an Excel file', () => {
  const sheets = async () => {
    const { default: write } = await import('write-excel-file/node')
    const cell = (value: string | number | Date) =>
      value instanceof Date
        ? { value, type: Date, format: 'yyyy-mm-dd' }
        : { value, type: value.constructor as typeof Number }
    const data = (rows: (string | number | Date)[][]) => rows.map(row => row.map(cell))
    const first = data([
      ['t [s]', 'F'],
      [0, 1.5],
      [1, 2.5],
    ])
    const second = data([
      ['day', 'x'],
      [new Date(Date.UTC(2024, 2, 1)), 1],
      [new Date(Date.UTC(2024, 2, 2)), 2],
    ])
    const file = await write([
      { data: first, sheet: 'Test' },
      { data: second, sheet: 'Dates' },
    ] as never)
    return new Uint8Array(await (file as unknown as { toBuffer(): Promise<Buffer> }).toBuffer())
  }

  it('has sheets to choose from, and numbers and dates of its own', async () => {
    const bytes = await sheets()
    const found = await previewOf(bytes, 'excel')
    expect(found).toMatchObject({ sheets: ['Test', 'Dates'], header: 0, width: 2 })
    const wanted: ReadRegion = {
      first: 1,
      columns: [columnAt(0), columnAt(1)],
      missing: 'zero',
      noValue: [],
    }
    expect((await columnsOf(bytes, found.options, wanted)).values.map(column => [...column])).toEqual([
      [0, 1],
      [1.5, 2.5],
    ])
    const other = await previewOf(bytes, 'excel', { sheet: 'Dates' })
    expect(other.columns.map(({ kind }) => kind)).toEqual(['time', 'number'])
    const dated = { ...wanted, columns: [columnAt(0, 'time')] }
    expect([...(await columnsOf(bytes, other.options, dated)).values[0]!]).toEqual([0, 86_400])
  })

  it.each([
    ['no packed file', utf8('a,b')],
    ['a damaged one', utf8('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')],
  ])('that is %s is refused in words', async (_, bytes) => {
    await expect(previewOf(bytes, 'excel')).rejects.toThrow(/no spreadsheet/)
  })
})
