/**
 * Writes the present formats to fixtures/history, as `node packages/blocks/scripts/keep-formats.ts`.
 * What is there already was shipped and is never written again.
 */
import { existsSync, writeFileSync } from 'node:fs'
import {
  CALC_VERSION,
  defaultSettings,
  digestOf,
  formatCalcFile,
  fromBase64,
  toCalcFile,
  Worksheet,
} from '@calcwright/document'
import { blockTypes, registry } from '@calcwright/blocks/schemas'

const folder = new URL('../../../fixtures/history/', import.meta.url)

function keep(name: string, content: string | Uint8Array): void {
  const file = new URL(name, folder)
  if (existsSync(file)) return
  writeFileSync(file, content)
  console.log(`kept ${name}`)
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

for (const { type, version, defaults } of blockTypes)
  keep(`block-${type}-${version}.json`, asJson({ type, version, defaults: defaults(), examples: [] }))

/** A picture of one dot, and its digest. */
const DOT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const digest = await digestOf(fromBase64(DOT)!)

const sheet = Worksheet.create(registry, {
  name: 'Every kind of block',
  settings: {
    angle: 'deg',
    digits: 4,
    base_units: { length: 'mm', mass: 'kg', time: 's', temperature: 'degC' },
  },
  blocks: [
    {
      id: 'title',
      type: 'text',
      props: { html: '<h1>Lever</h1><p>Force at the <em>long</em> arm &amp; moment</p>' },
    },
    {
      id: 'force',
      type: 'math',
      props: { latex: 'F\\coloneq 5\\,\\class{unit}{\\mathrm{kN}}', outputMode: 2 },
    },
    {
      id: 'inner',
      type: 'indent',
      collapsed: true,
      children: [
        {
          id: 'arm',
          type: 'math',
          props: { latex: 'a\\coloneq 2', digits: 3, approx: true, skipAutoUnit: ['m'] },
        },
        { id: 'off', type: 'math', disabled: true, props: { latex: 'F\\cdot a', expectedUnits: 'kN*m' } },
      ],
    },
    { id: 'picture', type: 'text', props: { html: `<p><img src="file:${digest}" alt="a dot"></p>` } },
    { id: 'other', type: 'hologram', version: 3, props: { points: [1, 2.5, null], label: 'kept' } },
    { id: 'newer', type: 'math', version: 99, props: { formula: ['kept'] } },
  ],
})

const expected = { name: sheet.name, settings: sheet.settings, blocks: sheet.blocks() }
keep(`calc-${CALC_VERSION}.calc`, formatCalcFile(toCalcFile(sheet, undefined, { [digest]: DOT })))
keep(`state-${CALC_VERSION}.bin`, sheet.encode())
keep(`sheet-${CALC_VERSION}.json`, asJson({ ...expected, defaultSettings: defaultSettings() }))
