/** Species of a file as components of the mixtures below it. */
import { MemoryResources } from '@calcwright/document'
import { SpeciesFile } from '@calcwright/reference/fluids'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { computeBlocks } from '../../testing/indented.ts'
import type { ComputedSheet } from '../../testing/indented.ts'

/** A gas of heat capacity 5/2 R between 300 K and 1000 K. */
const record = (name: string, elements: string, gas: number, M: number): string =>
  [
    `${name.padEnd(18)}Made for a test.`,
    ` 1 test01 ${elements.padEnd(40)}${String(gas).padStart(2)}${M.toFixed(7).padStart(13)}${'0.000'.padStart(15)}`,
    '    300.000   1000.0007 -2.0 -1.0  0.0  1.0  2.0  3.0  4.0  0.0         6197.428',
    ' 0.000000000D+00 0.000000000D+00 2.500000000D+00 0.000000000D+00 0.000000000D+00',
    ' 0.000000000D+00 0.000000000D+00                 0.000000000D+00 0.000000000D+00',
  ].join('\n')

const FILE = [
  'thermo',
  '    200.000   1000.000   6000.000  20000.000   9/09/04',
  record('Xe(test)', 'XE  1.00', 0, 40),
  record('CH4', 'C   1.00H   4.00', 0, 16),
  record('broken', 'C   1.00', 0, 0),
  record('O2+', 'O   2.00E  -1.00', 0, 32),
  'END PRODUCTS',
  'END REACTANTS',
].join('\n')

const resources = new MemoryResources()
let digest = ''
beforeAll(async () => {
  digest = await resources.put(new TextEncoder().encode(FILE))
})

let sheet: ComputedSheet
afterEach(() => sheet?.dispose())

const line = (latex: string) => ({ type: 'math', props: { latex } })
const file = () => ({ type: 'speciesFile', props: { digest, upload_name: 'own.inp' } })
const component = (quantity: string, substance: string) => ({ quantity, substance })

it('gives species to blocks and formulas below it, and none to those above', async () => {
  const mixture = line('x:=\\mathrm{mixture}\\left(\\mathrm{Xetest}:1\\left[mol\\right]\\right)')
  sheet = await computeBlocks(
    [
      mixture,
      file(),
      {
        type: 'mixture',
        props: {
          store: 'gas',
          components: [component('2\\,\\class{unit}{\\mathrm{mol}}', '\\mathrm{Xetest}')],
        },
      },
      line('gas:H\\left(400\\left[K\\right],1\\left[bar\\right]\\right)='),
      { ...mixture },
      line('x:Cp_{mole}='),
      line('m:=\\mathrm{mixture}\\left(methane:1\\left[mol\\right],O_{2}:1\\left[mol\\right]\\right)'),
      line('m:Cp_{mole}='),
    ],
    resources,
  )
  expect(sheet.outcome(1).error?.message).toContain('There is no species Xetest')
  expect(sheet.outcome(2).display).toBe('3 species of own.inp; 1 record was refused')
  expect(sheet.outcome(2).notices.map(({ text }) => text)).toEqual([
    'Refused: line 14, broken: its molar mass is to be above zero.',
  ])
  // 2 mol · 5/2 R · 400 K
  expect(Number.parseFloat(sheet.shown(4))).toBeCloseTo(16.63, 2)
  expect(Number.parseFloat(sheet.shown(6))).toBeCloseTo(20.79, 2)
  expect(sheet.outcome(5).columns?.find(({ name }) => name === 'h')?.source).toBe(
    'own.inp (Xe(test): test01, Made for a test.)',
  )
  // The mean of 5/2 R and 29.38 J/(mol K), the oxygen that ships.
  expect(Number.parseFloat(sheet.shown(8))).toBeCloseTo(25.08, 1)
})

it('halts the lines below where the file is missing', async () => {
  sheet = await computeBlocks(
    [
      { type: 'speciesFile', props: { digest: 'd'.repeat(64), upload_name: 'lost.inp' } },
      line('x:=\\mathrm{mixture}\\left(CH4:1\\left[mol\\right]\\right)'),
    ],
    resources,
  )
  expect(sheet.outcome(1).error?.code).toBe('resource.missing')
  expect(sheet.outcome(2).error).not.toBeNull()
})

it('finds an ion by a name that can be typed', () => {
  const { names } = new SpeciesFile(new TextEncoder().encode(FILE), digest, 'own.inp')
  expect(names.named('O2plus')?.name).toBe('O2+')
  expect(names.find('O2').map(({ word }) => word)).toContain('O2plus')
  expect(new Set(names.all.map(one => names.wordOf(one))).size).toBe(names.all.length)
})

it('names the source of a property that a line reads', async () => {
  sheet = await computeBlocks(
    [line('S:=\\mathrm{material}\\left(\\text{"S355"}\\right)'), line('2\\cdot S:E=')],
    resources,
  )
  expect(sheet.outcome(2).sources).toEqual([{ name: 'S:E', source: expect.stringContaining('EN') }])
})

/** Argon between 200 K and 1000 K, as the file has it. */
const ARGON = [
  'Ar                Ref-Elm. Moore,1971. Gordon,1999.',
  ' 1 g 3/98 AR  1.00    0.00    0.00    0.00    0.00 0   39.9480000          0.000',
  '    200.000   1000.0007 -2.0 -1.0  0.0  1.0  2.0  3.0  4.0  0.0         6197.428',
  ' 0.000000000D+00 0.000000000D+00 2.500000000D+00 0.000000000D+00 0.000000000D+00',
  ' 0.000000000D+00 0.000000000D+00                -7.453750000D+02 4.379674910D+00',
].join('\n')

/** A broken file gives no wrong species: each record that is refused has the reason beside its line. */
it.each<[string, (text: string) => string, string]>([
  ['as it is', text => text, ''],
  ['cut at column 70', text => text.replace(' 4.379674910D+00', ' 4.379'), 'before column 80'],
  ['a sign is lost', text => text.replace('-7.453750000D+02', ' 7.453750000D+02'), 'instead of its enthalpy'],
  ['line ends of Windows', text => text.replaceAll('\n', '\r\n'), ''],
  ['line ends of old', text => text.replaceAll('\n', '\r'), ''],
  ['a species twice', text => text.replace('END', `${ARGON}\nEND`), 'of this name above'],
  ['cut in the middle', text => text.slice(0, text.lastIndexOf('D+02')), 'before column 80'],
])('refuses records of a file: %s', (_, damage, reason) => {
  const whole = [
    'thermo',
    '    200.000   1000.000',
    record('Xe(test)', 'XE  1.00', 0, 40),
    ARGON,
    'END PRODUCTS',
  ]
  const bytes = new TextEncoder().encode(damage(whole.join('\n')))
  const { title, refused } = new SpeciesFile(bytes, '', 'own.inp')
  expect(refused.map(one => one.reason).join()).toContain(reason)
  if (reason === '') expect(title).toBe('2 species of own.inp')
})

it.each(['', '\n\n', 'x'.repeat(3e6), 'lorem 1.5 ipsum\n'.repeat(1e5)])('says that a file is none', text => {
  const read = () => new SpeciesFile(new TextEncoder().encode(text), '', 'own.inp')
  expect(read).toThrow("no species in the format of NASA's thermo.inp")
})
