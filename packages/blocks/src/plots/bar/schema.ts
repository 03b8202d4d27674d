/** A bar for each value. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { requiredFormula, seriesBlock } from '../series.ts'

const barProps = z.object({
  /** A list as the math field writes it. */
  y: z.string(),
  ...lookFields,
})

export type BarSeriesProps = z.infer<typeof barProps>

const barSeries = seriesBlock<BarSeriesProps>({
  type: 'plot_bar',
  props: barProps,
  defaults: () => ({ y: '', ...defaultLook() }),
  fields: [requiredFormula('y', 'Y data', 'y data')],
  words: { word: 'bar', clauses: [{ fields: ['y'] }] },
})

export default barSeries
