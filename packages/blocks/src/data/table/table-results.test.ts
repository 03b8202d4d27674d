/** Tables in a worksheet: what formulas read of them, and what is wrong in their cells. */
import { afterEach, describe, expect, it } from 'vitest'
import { computeWorksheet } from '../../testing/indented.ts'
import type { ComputedSheet } from '../../testing/indented.ts'

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
    ['bolts.size =', '[M10, M12, M16]'],
    ['bolts("M" + 12, A_s) =', '84.3 mm^2'],
    ['bolts(bolts.size[3], d) =', '16 mm'],
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

describe('columns of words', () => {
  let computed: ComputedSheet | undefined
  afterEach(() => computed?.dispose())
  const sheet =
    'table beams { mark, grade, maker, L [m], f [MPa] = if(grade = "S235", 235 [MPa], 355 [MPa]); "A", S235, Alpha, 2; "B", S355, , 3; "C", S235, Beta, 4 }'

  it.each([
    ['beams.grade =', '[S235, S355, S235]'],
    ['beams.maker =', '[Alpha, , Beta]'],
    ['beams("B", grade) =', 'S355'],
    ['beams("B", mark) =', 'B'],
    ['beams("A", f) =', '235 MPa'],
    ['beams.f =', '[235, 355, 235] MPa'],
    ['beams(beams.mark[2], grade) =', 'S355'],
    ['beams.grade[3] + "J0" =', 'S235J0'],
    ['beams("D", grade) =', '!beams has no row "D".'],
  ])('%s %s', async (line, shown) => {
    computed = await computePlain([sheet, line].join('\n'))
    expect(computed.shown(2)).toBe(shown)
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
      'a number beyond all decimals',
      '"a", 1e999; "b", -1e999 cm',
      [
        ['cells.0 1', '1e999 is too large: decimals go up to 1.8e308.'],
        ['cells.1 1', '-1e999 is too large: decimals go up to 1.8e308.'],
      ],
    ],
    [
      'an uncertainty beyond all decimals',
      '"a", 3 ± 1e999',
      [['cells.0 1', '3 ± 1e999 is too large: decimals go up to 1.8e308.']],
    ],
    [
      'a number below all decimals',
      '"a", 0e-999; "b", 1e-999',
      [
        [
          'cells.1 1',
          '1e-999 is smaller than decimals can tell, which begin at 2.2e-308: write 0 if it may be left out.',
        ],
      ],
    ],
    [
      'no formula',
      '"a", =',
      [['cells.0 1', 'A formula stands behind =, as in =2*3: write one, or delete the =.']],
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
      '!Computation halted. Please correct error to resume. This line waits for t.a.',
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
    ['a division by zero', 'x, y = 1.5/x; "a", 1; "b", 0.0; "c", 3', '[1.5, —, 0.5]'],
    ['a decimal that is too large', 'x, y [N] = 10.0^x*1 [N]; "a", 1; "b", 700; "c", 3', '[10, —, 1000] N'],
    ['an element that is not there', 'x, w = [4, 5][x], y = 2*w; "a", 1; "b", 7; "c", 2', '[8, —, 10]'],
    ['an equation without a root', 'x, y = fsolve(u^2 = x, u, 1); "a", 1; "b", -4; "c", 4', '[1, —, 2]'],
  ])('is a gap and no halt: %s', async (_, rows, shown) => {
    computed = await computePlain(`table t { n, ${rows} }\nt.y =`)
    const [{ outcomes = [] } = {}] = [...computed.results.values()]
    const column = outcomes.find(({ rowErrors }) => rowErrors?.some(({ row }) => row === 1))
    expect([computed.shown(2), column?.notices.map(({ code }) => code)]).toEqual([shown, ['table.gaps']])
  })

  it.each([
    ['x, y = sqrt(x)', '[1, —, 3]'],
    ['x, y = g(x)', '[2, —, 82]'],
    ['x, w = g(x), y = sqrt(w - 1) + w', '[3, —, 91]'],
    ['x [m], y = sqrt(x)', '[1, —, 3] m^(1/2)'],
    ['x, y = if(x > 1, g(x), x)', '[1, —, 82]'],
  ])('is a gap where a cell is empty: %s', async (columns, shown) => {
    computed = await computePlain(`g(u) := u^2 + 1\ntable t { n, ${columns}; "a", 1; "b", ; "c", 9 }\nt.y =`)
    expect(computed.shown(3)).toBe(shown)
  })

  it('is an error of the column where all rows fail', async () => {
    computed = await computePlain('table t { x, y = [4, 5][x]; 11; 12 }\nt.y =')
    const [{ outcomes = [] } = {}] = [...computed.results.values()]
    expect([outcomes.at(-1)?.error?.code, computed.shown(2)]).toEqual([
      'argument.element',
      '!Computation halted. Please correct error to resume. This line waits for t.y.',
    ])
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
