/** A line across the plot at one value. */
import * as z from 'zod/mini'
import { CURVE, defaultLook, lookFields } from '../look.ts'
import { oneOf } from '../options.ts'
import { requiredFormula, seriesBlock } from '../series.ts'

const levelProps = z.object({
  /** One number, as the math field writes it. */
  at: z.string(),
  /** Along x at a height, or along y at a place. */
  direction: z.enum(['horizontal', 'vertical']),
  ...lookFields,
})

export type LevelSeriesProps = z.infer<typeof levelProps>

const levelSeries = seriesBlock<LevelSeriesProps>({
  type: 'plot_level',
  props: levelProps,
  defaults: () => ({ at: '', direction: 'horizontal', ...defaultLook({ ...CURVE, line_style: '10_10' }) }),
  fields: [requiredFormula('at', 'Value', 'value')],
  words: {
    word: 'level',
    clauses: [{ fields: ['at'] }],
    options: [oneOf('direction', 'direction', { horizontal: 'horizontal', vertical: 'vertical' })],
  },
})

export default levelSeries
