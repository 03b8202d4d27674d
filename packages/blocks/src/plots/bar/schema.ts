/** A bar for each value. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { flag } from '../options.ts'
import { requiredFormula, seriesBlock } from '../series.ts'

const barProps = z.object({
  /** A list as the math field writes it. */
  y: z.string(),
  /** The heights are written at the bars. */
  show_values: z.boolean(),
  ...lookFields,
})

export type BarSeriesProps = z.infer<typeof barProps>

const barSeries = seriesBlock<BarSeriesProps>({
  type: 'plot_bar',
  version: 2,
  // The first had no values at its bars.
  migrations: { 1: old => ({ ...old, show_values: false }) },
  props: barProps,
  defaults: () => ({ y: '', show_values: false, ...defaultLook() }),
  fields: [requiredFormula('y', 'Y data', 'y data')],
  words: { word: 'bar', clauses: [{ fields: ['y'] }], options: [flag('show_values', 'values')] },
})

export default barSeries
