/** A number between two limits, set by dragging. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { nameField } from '../options.ts'
import { definitionToPlain } from '../plain.ts'

const sliderProps = z.object({
  /** Name that gets the value, as the math field writes it. */
  name: z.string(),
  /** Numbers of `unit`. */
  value: z.number(),
  min: z.number(),
  max: z.number(),
  /** Distance of the places that the slider takes; 0 for any. */
  step: z.number().check(z.minimum(0)),
  /** Plain notation, '' for none. */
  unit: z.string(),
  /** Whether the worksheet follows each movement, or only the last one of a drag. */
  computes: z.enum(['dragging', 'release']),
})

export type SliderProps = z.infer<typeof sliderProps>

const sliderBlock: BlockType<SliderProps> = {
  type: 'slider',
  version: 1,
  props: sliderProps,
  defaults: () => ({ name: '', value: 50, min: 0, max: 100, step: 1, unit: '', computes: 'dragging' }),
  migrations: {},
  mergedText: { name: 'latex' },
  fields: nameField,
  control: 'value',
  toPlain: ({ name, value, unit }) =>
    definitionToPlain(name, unit === '' ? `${value}` : `${value} [${unit}]`),
}

export default sliderBlock
