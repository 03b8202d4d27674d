/** A curve through x and y, both functions of one parameter. */
import * as z from 'zod/mini'
import { CURVE, defaultLook, lookFields } from '../look.ts'
import { range, rangeClauses, rangeFields } from '../range.ts'
import { requiredFormula, seriesBlock } from '../series.ts'

const parametricProps = z.object({
  /** Formulas of the variable, as the math field writes them. */
  x: z.string(),
  y: z.string(),
  ...rangeFields,
  ...lookFields,
})

export type ParametricSeriesProps = z.infer<typeof parametricProps>

const parametricSeries = seriesBlock<ParametricSeriesProps>({
  type: 'plot_parametric',
  props: parametricProps,
  defaults: () => ({ x: '', y: '', variable: 't', start: '0', end: '', ...defaultLook(CURVE) }),
  fields: [requiredFormula('x', 'X', 'x(t)'), requiredFormula('y', 'Y', 'y(t)'), ...range('t')],
  words: { word: 'parametric', clauses: [{ fields: ['x', 'y'] }, ...rangeClauses] },
})

export default parametricSeries
