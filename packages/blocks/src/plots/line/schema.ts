/** Points joined by lines. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { flag } from '../options.ts'
import { formula, requiredFormula, seriesBlock } from '../series.ts'

const lineProps = z.object({
  /** Lists as the math field writes them; '' for 1, 2, 3 … */
  x: z.string(),
  y: z.string(),
  /** How far error bars reach up and down: a list or one value; '' for none. */
  error: z.string(),
  /** Goes on level until the next point. */
  step: z.boolean(),
  ...lookFields,
})

export type LineSeriesProps = z.infer<typeof lineProps>

export const lineSeries = seriesBlock<LineSeriesProps>({
  type: 'plot_line',
  props: lineProps,
  defaults: () => ({ x: '', y: '', error: '', step: false, ...defaultLook() }),
  fields: [
    formula('x', 'X data', 'x data'),
    requiredFormula('y', 'Y data', 'y data'),
    formula('error', 'Error bars', 'error'),
  ],
  words: {
    word: 'line',
    clauses: [{ fields: ['y'] }, { word: 'over', fields: ['x'] }, { word: 'error', fields: ['error'] }],
    options: [flag('step', 'step')],
  },
})
