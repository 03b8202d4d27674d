/** Points, each a marker. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { formula, requiredFormula, seriesBlock } from '../series.ts'

const scatterProps = z.object({
  /** Lists as the math field writes them; '' for 1, 2, 3 … */
  x: z.string(),
  y: z.string(),
  /** How far error bars reach up and down: a list or one value; '' for none. */
  error: z.string(),
  ...lookFields,
})

export type ScatterSeriesProps = z.infer<typeof scatterProps>

export const scatterSeries = seriesBlock<ScatterSeriesProps>({
  type: 'plot_scatter',
  props: scatterProps,
  defaults: () => ({ x: '', y: '', error: '', ...defaultLook({ line_weight: 0, line_style: 'none' }) }),
  fields: [
    formula('x', 'X data', 'x data'),
    requiredFormula('y', 'Y data', 'y data'),
    formula('error', 'Error bars', 'error'),
  ],
  words: {
    word: 'scatter',
    clauses: [{ fields: ['y'] }, { word: 'over', fields: ['x'] }, { word: 'error', fields: ['error'] }],
  },
})
