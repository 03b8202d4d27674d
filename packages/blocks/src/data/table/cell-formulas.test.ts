/** Formulas in cells: the unit of plain numbers, and lists where one value belongs. */
import { afterEach, describe, expect, it } from 'vitest'
import { computeWorksheet } from '../../testing/indented.ts'
import { readTable } from './model.ts'
import type { TableProps } from './props.ts'
import { shownTable } from './shown.ts'

type Computed = Awaited<ReturnType<typeof computeWorksheet>>

let computed: Computed | undefined
afterEach(() => computed?.sheet.dispose())

/** The last line of a worksheet in plain notation as it is shown, and the errors of the table by their fields. */
async function compute(...lines: readonly string[]) {
  computed = await computeWorksheet(lines.join('\n'))
  const { sheet, blocks } = computed
  const resultOf = (index: number) => sheet.results.get(blocks.at(index)!.id)?.outcomes ?? []
  const [last] = resultOf(-1)
  const table = blocks.findLast(({ type }) => type === 'table')!
  const errors = (sheet.results.get(table.id)?.outcomes ?? []).flatMap(({ error }) =>
    error ? [[error.field, error.message] as const] : [],
  )
  return { shown: last?.error ? `!${last.error.message}` : last?.display, errors }
}

describe('a formula of plain numbers is in the unit of its column', () => {
  it.each([
    ['F [kN]', '=2*3', '6 kN'],
    ['F [kN]', '=-2*3/4 + 10^1', '8.5 kN'],
    ['F [kN]', '=(1 + 2)*2', '6 kN'],
    ['T [degC]', '=20 + 5', '25 degC'],
    ['c [USD]', '=2*3', '6 USD'],
    ['a [deg]', '=180/2', '90 deg'],
    ['p [%]', '=2*3', '0.06'],
    ['n', '=2*3', '6'],
    // Names and units say themselves what they are.
    ['F [kN]', '=2*3 [MN]', '6 MN'],
    ['F [kN]', '=2*P', '8 MN'],
  ])('%s: %s is %s', async (head, cell, shown) => {
    const column = head.split(' ')[0]!
    const lines = ['P := 4 [MN]', `table t { name, ${head}; "a", ${cell} }`, `t("a", ${column}) =`]
    expect(await compute(...lines)).toMatchObject({ shown, errors: [] })
  })

  it.each([
    ['F [kN] = 2*3', '6 kN'],
    ['F [kN] = -2*3/4 + 10^1', '8.5 kN'],
    ['T [degC] = 20 + 5', '25 degC'],
    ['p [%] = 2*3', '0.06'],
    ['F [kN] = 2*3 [MN]', '6 MN'],
    ['F [kN] = 2*P', '8 MN'],
    ['F [kN] = 2*q', '6 kN'],
  ])('also as that of a column: %s is %s', async (head, shown) => {
    const column = head.split(' ')[0]!
    const lines = ['P := 4 [MN]', `table t { name, q [kN], ${head}; "a", 3 }`, `t("a", ${column}) =`]
    expect(await compute(...lines)).toMatchObject({ shown, errors: [] })
  })

  it('and a column of plain numbers below a unit is refused', async () => {
    const { errors } = await compute('table t { name, n, F [kN] = 2*n; "a", 3 }')
    expect(errors).toContainEqual([
      'heads.2.unit',
      'This result is a plain number and cannot be shown in kN.',
    ])
  })

  it('and one of names without a unit is refused', async () => {
    const { errors } = await compute('k := 3', 'table t { name, F [kN]; "a", =2*k }')
    expect(errors).toContainEqual(['cells.0 1', 'This result is a plain number and cannot be shown in kN.'])
  })
})

describe('a comparison as the formula of a column', () => {
  it.each([
    ['q < 30 [kN/m]', ['true', 'false', 'false']],
    ['q <= 30 [kN/m]', ['true', 'false', 'true']],
    ['20 [kN/m] < q < 30 [kN/m]', ['true', 'false', 'false']],
    ['n = 3', ['false', 'true', 'false']],
    ['n != 3', ['true', 'false', 'true']],
    ['q = 30000 [N/m]', ['false', 'false', 'true']],
    ['n > 2 and q > 30 [kN/m]', ['false', 'true', 'false']],
    ['not(n < 2)', ['false', 'true', 'true']],
    ['n = 1 or n = 4', ['true', 'false', 'true']],
    ['(n = 3)*2', ['0', '2', '0']],
  ])('%s', async (formula, texts) => {
    computed = await computeWorksheet(`table t { q [kN/m], n, ok = ${formula}; 25, 1; 35, 3; 30, 4 }\nt.ok =`)
    const { sheet, blocks } = computed
    const [table, line] = blocks
    const props = table!.props as TableProps
    const shown = shownTable(props, sheet.results.get(table!.id), { digits: 6, thousands: false })
    const { columns, rows } = readTable(props)
    expect(rows.map(row => shown.cell(row, columns[2]!.id))).toEqual(texts)
    expect(sheet.results.get(line!.id)?.outcomes[0]?.display).toBe(`[${texts.join(', ')}]`)
  })
})

describe('a list in a cell is an error', () => {
  const LIST = (count: number): string =>
    `A cell holds one value, and this formula gives a list of ${count}: sum(…), max(…) or an index takes one of them.`
  const BOLTS = 'table bolts { size, A_s [mm^2]; "M10", 58; "M12", 84.3; "M16", 157 }'

  it.each([
    ['a column over that of a longer table', 'F [kN], s = F/bolts.A_s; "a", 1; "b", 4', 'heads.2.formula', 3],
    ['a column in a unit', 'F [kN], s [MPa] = F/bolts.A_s; "a", 1; "b", 4', 'heads.2.formula', 3],
    ['a column of one row', 'F [kN], s = F/bolts.A_s; "a", 1', 'heads.2.formula', 3],
    ['a column of names', 'F [kN], s = v; "a", 1; "b", 4', 'heads.2.formula', 2],
    ['a list written out', 'x, s = [x, 2*x]; "a", 1; "b", 4', 'heads.2.formula', 2],
    ['a cell', 'x, s; "a", 1, =v; "b", 4, 2', 'cells.0 2', 2],
    ['a column of vectors in a cell', 'x, s; "a", 1, =bolts.A_s/v[1]; "b", 4', 'cells.0 2', 3],
  ])('%s', async (_, rows, field, count) => {
    const { shown, errors } = await compute('v := [1, 2]', BOLTS, `table t { name, ${rows} }`, 't("a", s) =')
    expect(errors).toContainEqual([field, LIST(count)])
    expect(shown).toMatch(/^!|^undef$/)
  })

  it.each([
    ['sum(F*bolts.A_s)', '[0.2993, 1.1972] N*m^2'],
    ['F/max(bolts.A_s)', '[6.36943, 25.4777] MPa'],
    ['F/bolts.A_s[1]', '[17.2414, 68.9655] MPa'],
    ['F/bolts("M12", A_s)', '[11.8624, 47.4496] MPa'],
  ])('and %s takes one of them', async (formula, shown) => {
    expect(await compute(BOLTS, `table t { name, F [kN], s = ${formula}; "a", 1; "b", 4 }`, 't.s =')).toEqual(
      {
        shown,
        errors: [],
      },
    )
  })
})
