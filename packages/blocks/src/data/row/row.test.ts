import { plainFromWorksheet, worksheetFromPlain } from '@calcwright/document'
import { afterEach, describe, expect, it } from 'vitest'
import { registry } from '../../schemas.ts'
import { computeWorksheet } from '../../testing/indented.ts'
import type { ComputedSheet } from '../../testing/indented.ts'

let sheet: ComputedSheet | undefined
afterEach(() => sheet?.dispose())

const TABLE = 'table steels { name, R_e [MPa], E [GPa], eps = R_e/E; "S235", 235, 210; "S355", 355, 210 }'

describe('a row', () => {
  it.each([
    [[TABLE, 'row s of steels "S355"', 's.R_e ='], '355 MPa'],
    [[TABLE, 'row s of steels "S355"', 's.eps ='], '1.69048e-3'],
    [['row b of IPE "200"', 'b.I_y ='], '1943.2 cm^4'],
    [['row b of IPE "IPE 200"', 'b.h ='], '200 mm'],
    [
      ['row b of IPE "201"', 'b.h ='],
      '! Computation halted. Please correct error to resume. This line waits for b.',
    ],
    [['row b of IPE "200"', 'b.R ='], '! b has no column R. Did you mean r?'],
    [['row b of IPE "200"', 'b ='], '! b is a row of a table, not a value: one of its values is b.h.'],
    [['h := 1', 'if h > 0 {', 'row b of IPE "300"', '}', 'b.h ='], '300 mm'],
  ])('%j gives %s', async (lines, shown) => {
    const { sheet: computed, blocks } = await computeWorksheet(lines.join('\n'))
    sheet = computed
    const outcome = computed.results.get(blocks.at(-1)!.id)!.outcomes[0]!
    const text = outcome.error ? `! ${outcome.error.message}` : outcome.display
    expect(text.replace(/0\.00169048/, '1.69048e-3')).toBe(shown)
  })

  it('says what is wrong, and which rows there are', async () => {
    const { sheet: computed, blocks } = await computeWorksheet('row b of HEB "205"')
    sheet = computed
    const [outcome] = computed.results.get(blocks[0]!.id)!.outcomes
    expect([outcome!.error?.message, outcome!.rows?.length]).toEqual([
      'HEB has no row "205". Did you mean "200"?',
      24,
    ])
  })

  it('comes back from plain notation', () => {
    const text = `${TABLE.replace('{ ', '{\n  ').replaceAll('; ', '\n  ').replace(' }', '\n}')}\nrow s of steels "S355"\n`
    expect(plainFromWorksheet(worksheetFromPlain(registry, text))).toBe(text)
  })
})
