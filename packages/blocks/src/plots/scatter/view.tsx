import { seriesView } from '../series-view.tsx'
import scatterSeries from './schema.ts'

export default seriesView(scatterSeries, {
  keyword: 'scatter',
  words: { x: 'x', y: 'y', error: '±' },
  optional: ['error'],
})
