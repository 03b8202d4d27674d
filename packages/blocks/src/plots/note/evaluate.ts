/** The place of a text in the plot. */
import { seriesEvaluation } from '../evaluation.ts'
import type { NoteSeriesProps } from './schema.ts'

export default seriesEvaluation<NoteSeriesProps>(
  'plot_note',
  () => ({ kind: 'note' }),
  (source, { x, y }) => [
    { request: 'x', value: source.expression('x', x) },
    { request: 'y', value: source.expression('y', y) },
  ],
)
