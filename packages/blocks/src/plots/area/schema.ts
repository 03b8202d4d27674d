/** Points joined by lines, filled down to zero, or to the series below where they are stacked. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { NO_POINTS, pointClauses, pointFields, pointForm, pointOptions } from '../points.ts'
import { seriesBlock } from '../series.ts'

const areaProps = z.object({ ...pointFields, ...lookFields })

export type AreaSeriesProps = z.infer<typeof areaProps>

const areaSeries = seriesBlock<AreaSeriesProps>({
  type: 'plot_area',
  // The first had no error bars, the second no steps.
  version: 3,
  migrations: { 1: old => ({ ...old, error: '' }), 2: old => ({ ...old, step: false }) },
  props: areaProps,
  defaults: () => ({ ...NO_POINTS, ...defaultLook() }),
  fields: pointForm,
  words: { word: 'area', clauses: pointClauses, options: pointOptions },
})

export default areaSeries
