/** A function of two variables as contour lines or colours. */
import * as z from 'zod/mini'
import { CURVE, defaultLook, lookFields } from '../look.ts'
import { oneOf } from '../options.ts'
import { PLANE_VARIABLES, planeClause, planeFields, planeVariables } from '../plane.ts'
import { requiredFormula, seriesBlock } from '../series.ts'

const mapProps = z.object({
  /** A formula of both variables, as the math field writes it. */
  z: z.string(),
  ...planeFields,
  style: z.enum(['contour', 'colours']),
  ...lookFields,
})

export type MapSeriesProps = z.infer<typeof mapProps>

const mapSeries = seriesBlock<MapSeriesProps>({
  type: 'plot_map',
  props: mapProps,
  defaults: () => ({ z: '', ...PLANE_VARIABLES, style: 'contour', ...defaultLook(CURVE) }),
  fields: [requiredFormula('z', 'Z', 'z(x, y)'), ...planeVariables],
  words: {
    word: 'map',
    clauses: [{ fields: ['z'] }, planeClause],
    options: [oneOf('style', 'as', { contour: 'contour', colours: 'colours' })],
  },
})

export default mapSeries
