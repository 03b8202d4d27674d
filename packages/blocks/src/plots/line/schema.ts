/** Points joined by lines. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { flag } from '../options.ts'
import { NO_POINTS, pointClauses, pointFields, pointForm } from '../points.ts'
import { seriesBlock } from '../series.ts'

const lineProps = z.object({
  ...pointFields,
  /** Goes on level until the next point. */
  step: z.boolean(),
  ...lookFields,
})

export type LineSeriesProps = z.infer<typeof lineProps>

export const lineSeries = seriesBlock<LineSeriesProps>({
  type: 'plot_line',
  props: lineProps,
  defaults: () => ({ ...NO_POINTS, step: false, ...defaultLook() }),
  fields: pointForm,
  words: { word: 'line', clauses: pointClauses, options: [flag('step', 'step')] },
})
