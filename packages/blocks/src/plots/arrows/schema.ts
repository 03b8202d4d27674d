/** Two functions of two variables as a field of arrows. */
import * as z from 'zod/mini'
import { CURVE, defaultLook, lookFields } from '../look.ts'
import { PLANE_VARIABLES, planeClause, planeFields, planeVariables } from '../plane.ts'
import { requiredFormula, seriesBlock } from '../series.ts'

const arrowsProps = z.object({
  /** Across and up, as the math field writes them, in terms of both variables. */
  u: z.string(),
  v: z.string(),
  ...planeFields,
  ...lookFields,
})

export type ArrowsSeriesProps = z.infer<typeof arrowsProps>

const arrowsSeries = seriesBlock<ArrowsSeriesProps>({
  type: 'plot_arrows',
  props: arrowsProps,
  defaults: () => ({ u: '', v: '', ...PLANE_VARIABLES, ...defaultLook(CURVE) }),
  fields: [requiredFormula('u', 'U', 'u(x, y)'), requiredFormula('v', 'V', 'v(x, y)'), ...planeVariables],
  words: { word: 'arrows', clauses: [{ fields: ['u', 'v'] }, planeClause] },
})

export default arrowsSeries
