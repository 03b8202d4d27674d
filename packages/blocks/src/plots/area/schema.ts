/** Points joined by lines, filled down to zero, or to the series below where they are stacked. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { NO_POINTS, pointClauses, pointFields, pointForm } from '../points.ts'
import { seriesBlock } from '../series.ts'

const areaProps = z.object({ ...pointFields, ...lookFields })

export type AreaSeriesProps = z.infer<typeof areaProps>

export const areaSeries = seriesBlock<AreaSeriesProps>({
  type: 'plot_area',
  // The first had no error bars.
  version: 2,
  migrations: { 1: old => ({ ...old, error: '' }) },
  props: areaProps,
  defaults: () => ({ ...NO_POINTS, ...defaultLook() }),
  fields: pointForm,
  words: { word: 'area', clauses: pointClauses },
})
