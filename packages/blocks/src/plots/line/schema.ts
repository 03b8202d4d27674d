/** Points joined by lines. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { NO_POINTS, pointClauses, pointFields, pointForm, pointOptions } from '../points.ts'
import { seriesBlock } from '../series.ts'

const lineProps = z.object({ ...pointFields, ...lookFields })

export type LineSeriesProps = z.infer<typeof lineProps>

const lineSeries = seriesBlock<LineSeriesProps>({
  type: 'plot_line',
  props: lineProps,
  defaults: () => ({ ...NO_POINTS, ...defaultLook() }),
  fields: pointForm,
  words: { word: 'line', clauses: pointClauses, options: pointOptions },
})

export default lineSeries
