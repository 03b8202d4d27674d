/** A text at a place of the plot: its label. */
import * as z from 'zod/mini'
import { CURVE, defaultLook, lookFields } from '../look.ts'
import { flag } from '../options.ts'
import { requiredFormula, seriesBlock } from '../series.ts'

const noteProps = z.object({
  /** The point that the note belongs to, as the math field writes it: one number each. */
  x: z.string(),
  y: z.string(),
  /** A point is drawn there. */
  dot: z.boolean(),
  ...lookFields,
})

export type NoteSeriesProps = z.infer<typeof noteProps>

const noteSeries = seriesBlock<NoteSeriesProps>({
  type: 'plot_note',
  props: noteProps,
  defaults: () => ({ x: '', y: '', dot: true, ...defaultLook(CURVE) }),
  fields: [requiredFormula('x', 'X place', 'x'), requiredFormula('y', 'Y place', 'y')],
  words: { word: 'note', clauses: [{ fields: ['x', 'y'] }], options: [flag('dot', 'pin')] },
})

export default noteSeries
