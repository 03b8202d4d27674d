/** How the values of a list are spread: quartiles, whiskers and outliers. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { requiredFormula, seriesBlock } from '../series.ts'

const boxProps = z.object({
  /** A list as the math field writes it. */
  data: z.string(),
  ...lookFields,
})

export type BoxSeriesProps = z.infer<typeof boxProps>

const boxSeries = seriesBlock<BoxSeriesProps>({
  type: 'plot_box',
  props: boxProps,
  defaults: () => ({ data: '', ...defaultLook() }),
  fields: [requiredFormula('data', 'Data', 'data')],
  words: { word: 'box', clauses: [{ fields: ['data'] }] },
})

export default boxSeries
