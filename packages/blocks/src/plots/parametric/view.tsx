import { seriesView } from '../series-view.tsx'
import parametricSeries from './schema.ts'

export default seriesView(parametricSeries, {
  keyword: 'parametric',
  words: { x: 'x', y: 'y', variable: 'for', start: 'from', end: 'to' },
})
