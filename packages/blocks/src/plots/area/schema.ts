/** Points joined by lines, filled down to zero, or to the series below where they are stacked. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { formula, requiredFormula, seriesBlock } from '../series.ts'

const areaProps = z.object({
  /** Lists as the math field writes them; '' for 1, 2, 3 … */
  x: z.string(),
  y: z.string(),
  ...lookFields,
})

export type AreaSeriesProps = z.infer<typeof areaProps>

export const areaSeries = seriesBlock<AreaSeriesProps>({
  type: 'plot_area',
  props: areaProps,
  defaults: () => ({ x: '', y: '', ...defaultLook() }),
  fields: [formula('x', 'X data', 'x data'), requiredFormula('y', 'Y data', 'y data')],
  words: { word: 'area', clauses: [{ fields: ['y'] }, { word: 'over', fields: ['x'] }] },
})
