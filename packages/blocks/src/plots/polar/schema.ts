/** A curve by its radius, a function of the angle. */
import * as z from 'zod/mini'
import { CURVE, defaultLook, lookFields } from '../look.ts'
import { range, rangeClauses, rangeFields } from '../range.ts'
import { requiredFormula, seriesBlock } from '../series.ts'

const polarProps = z.object({
  /** A formula of the variable, as the math field writes it. */
  radius: z.string(),
  ...rangeFields,
  ...lookFields,
})

export type PolarSeriesProps = z.infer<typeof polarProps>

const polarSeries = seriesBlock<PolarSeriesProps>({
  type: 'plot_polar',
  props: polarProps,
  defaults: () => ({ radius: '', variable: '\\theta', start: '0', end: '', ...defaultLook(CURVE) }),
  fields: [requiredFormula('radius', 'Radius', 'r(θ)'), ...range('θ')],
  words: { word: 'polar', clauses: [{ fields: ['radius'] }, ...rangeClauses] },
})

export default polarSeries
