import { Worksheet, type NewBlock } from '@calcwright/document'
import { defaultSettings, toCalculationSettings } from '@calcwright/document'
import { expect, it } from 'vitest'
import { registry } from '../schemas.ts'
import { namedControls, setControl } from './by-name.ts'

const CONTROLS: NewBlock[] = [
  { type: 'slider', props: { name: 'F', value: 5, min: 0, max: 10, step: 0.5, unit: 'kN' } },
  { type: 'checkbox', props: { name: 'wind', label: 'Wind', checked: false } },
  {
    type: 'select',
    props: { name: 'f_y', options: [{ name: 'S235', latex: '235' }, { name: 'S355', latex: '355' }], selected: 1 }, // prettier-ignore
  },
  {
    type: 'radio',
    props: {
      name: 'n',
      options: [
        { name: '', latex: '2' },
        { name: '', latex: '4' },
      ],
    },
  },
  { type: 'slider', props: { name: '' } },
]
const worksheet = Worksheet.create(registry, { name: 'Beam', blocks: CONTROLS })
const settings = toCalculationSettings(defaultSettings())

it('lists the controls that have names with what they stand at', () => {
  expect(namedControls(worksheet.blocks()).map(({ control }) => control)).toEqual([
    { name: 'F', kind: 'slider', value: 5, min: 0, max: 10, step: 0.5, unit: 'kN' },
    { name: 'wind', kind: 'checkbox', value: false },
    { name: 'f_y', kind: 'select', value: 'S355', options: ['S235', 'S355'] },
    { name: 'n', kind: 'radio', value: '2', options: ['2', '4'] },
  ])
})

it.each<[string, number | string | boolean, object | string]>([
  ['F', 3, { value: 3 }],
  ['F', 3.3, { value: 3.5 }],
  ['F', '2500 N', { value: 2.5 }],
  ['F', '4', { value: 4 }],
  ['F', 11, 'F goes from 0 to 10 kN.'],
  ['F', '3 m', 'F does not take “3 m”: Incompatible units.'],
  ['F', 'much', /^F does not take “much”/ as never],
  ['F', true, 'F takes a number.'],
  ['wind', true, { checked: true }],
  ['wind', 1, 'wind takes true or false.'],
  ['f_y', 'S235', { selected: 0 }],
  ['f_y', 355, { selected: 1 }],
  ['f_y', 'S460', 'f_y has no option “S460”: there are S235, S355.'],
  ['n', 4, { selected: 1 }],
])('%s set to %j: %j', async (name, value, expected) => {
  const { block } = namedControls(worksheet.blocks()).find(({ control }) => control.name === name)!
  const set = await setControl(worksheet.block(block)!, value, settings)
  if (typeof expected === 'object' && !(expected instanceof RegExp))
    expect(set).toEqual({ ok: true, block, patch: expected })
  else expect(set).toEqual({ ok: false, message: typeof expected === 'string' ? expected : expect.stringMatching(expected) }) // prettier-ignore
})
