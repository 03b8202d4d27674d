import { Worksheet } from '@calcwright/document'
import { afterEach, expect, it } from 'vitest'
import { includeProps } from '../data/include/include-block.ts'
import { summaryPieces } from '../documents/check-pieces.ts'
import { registry } from '../schemas.ts'
import { computeWorksheet } from '../testing/indented.ts'
import type { ComputedSheet } from '../testing/indented.ts'
import { checkFields } from './check-fields.ts'
import { checksToInclude } from './checks-to-include.ts'
import type { IncludedCheck } from './included-fields.ts'
import { checksOf, countsOf, countsText, verdictText } from './sheet-checks.ts'
import type { ChecksSource } from './sheet-checks.ts'
import { placeText } from './sheet-check.ts'
import { summaryOf } from './summary.ts'

let sheet: ComputedSheet | undefined
afterEach(() => sheet?.dispose())

const LINES = `check 90 [kN] <= 84 [kN] // Shear # EN 1993-1-1, 6.2.6
check 100 [MPa] <= 235 [MPa] // Bending
check q_0 <= 3`

/** The checks of a worksheet of {@link LINES}. */
async function ofPurlin(hash = 'purlin', name = 'Purlin'): Promise<IncludedCheck[]> {
  const computed = await computeWorksheet(LINES)
  sheet = computed.sheet
  const resultOf = (id: string) => computed.sheet.results.get(id)
  const checks = checksOf({ registry, blocks: computed.blocks, format: { digits: 4 }, resultOf })
  return checksToInclude(checks, { hash, name })
}

interface Fields {
  readonly function_name?: string
  readonly circle?: readonly string[]
  readonly disabled?: true
}

/** A worksheet that is not computed, with a check that fails by itself only when it is, below these includes. */
function including(
  ...includes: readonly (readonly [checks: readonly unknown[], fields?: Fields])[]
): ChecksSource {
  const blocks = includes.map(([checks, { disabled, ...fields } = {}], at) => ({
    id: `include${at}`,
    type: 'include_block',
    props: { ...includeProps({ hash: 'purlin', name: 'Purlin', variables: [], checks }, []), ...fields },
    ...(disabled && { disabled }),
  }))
  const own = { id: 'own', type: 'check', props: { condition: '1\\le 2', name: 'Own' } }
  const worksheet = Worksheet.create(registry, { name: 'Roof', blocks: [...blocks, own] })
  return { registry, blocks: worksheet.blocks(), format: { digits: 4 }, resultOf: () => undefined }
}

const shown = (source: ChecksSource): string[] =>
  checksOf(source).map(check => {
    const { demand, capacity, utilisation, label, notes } = check.words
    const parts = [check.name, placeText(check), demand?.plain, capacity?.plain, utilisation, label, ...notes]
    return parts.filter(part => part).join(' | ').replaceAll('\u00a0', ' ') // prettier-ignore
  })

const OWN = 'Own | line 2 | NOT CHECKED | it is not computed'

it('comes with its verdict, its clause and its place', async () => {
  const source = including([await ofPurlin()])
  expect(shown(source)).toEqual([
    'Shear | Purlin, line 1 | 90 kN | 84 kN | 107.1 % | NOT OK',
    'Bending | Purlin, line 2 | 100 MPa | 235 MPa | 42.6 % | OK',
    'q_0 <= 3 | Purlin, line 3 | NOT CHECKED | q_0 has no value',
    OWN,
  ])
  expect(verdictText(checksOf(source))).toBe('4 checks, worst: Shear (Purlin), 107.1 %, NOT OK')
  expect(countsText(countsOf(checksOf(source)))).toBe('4 checks: 1 OK, 1 NOT OK, 2 NOT CHECKED')
  expect(checkFields(checksOf(source)[0]!)).toEqual({
    name: 'Shear',
    clause: 'EN 1993-1-1, 6.2.6',
    worksheet: { hash_string: 'purlin', name: 'Purlin' },
    demand: { value: 90, unit: 'kN', display: '90 kN' },
    capacity: { value: 84, unit: 'kN', display: '84 kN' },
    utilisation: 90 / 84,
    ok: false,
    verdict: 'NOT OK',
  })
})

it.each<[string, (checks: IncludedCheck[]) => ChecksSource, readonly string[]]>([
  ['twice counts once', checks => including([checks], [checks]), ['Purlin', 'Purlin', 'Purlin', '']],
  ['as a function has none', checks => including([checks, { function_name: 'purlin' }]), ['']],
  ['that is switched off has none', checks => including([checks, { disabled: true }]), ['']],
  ['of another form has none', () => including([[{ name: 'x' }, null]]), ['']],
])('an include %s', async (_, make, worksheets) => {
  expect(checksOf(make(await ofPurlin())).map(({ from }) => from?.name ?? '')).toEqual(worksheets)
})

it('is not checked in a circle', async () => {
  const [shear] = shown(including([await ofPurlin(), { circle: ['Roof', 'Purlin', 'Roof'] }]))
  expect(shear).toBe('Shear | Purlin, line 1 | NOT CHECKED | its worksheet includes itself')
})

it('names the worksheet in which it stands through several includes', async () => {
  const between = including([await ofPurlin()])
  const again = checksToInclude(checksOf(between), { hash: 'frame', name: 'Frame' })
  const found = checksOf(including([again]))
  expect(found.map(check => `${check.name} ${check.from?.hash ?? ''} ${check.line}`)).toEqual([
    'Shear purlin 1',
    'Bending purlin 2',
    'q_0 <= 3 purlin 3',
    'Own frame 2',
    'Own  2',
  ])
})

it.each([
  ['all', ['Shear', 'q_0 <= 3', 'Own', 'Bending']],
  ['own', ['Own']],
  ['included', ['Shear', 'q_0 <= 3', 'Bending']],
] as const)('a summary of %s', async (of, names) => {
  const summary = summaryOf(including([await ofPurlin()]), { order: 'utilisation', of, headings: '' })
  expect(summary.checks.map(({ name }) => name)).toEqual(names)
})

it('leads to its worksheet in documents', async () => {
  const summary = summaryOf(including([await ofPurlin()]), { order: 'place', of: 'all', headings: '' })
  const [, table] = summaryPieces(summary, hash => `https://calc.example/worksheets/${hash}`)
  expect(JSON.stringify(table)).toContain('"link":"https://calc.example/worksheets/purlin"')
})
