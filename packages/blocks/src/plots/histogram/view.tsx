import { seriesView } from '../series-view.tsx'
import histogramSeries from './schema.ts'

export default seriesView(histogramSeries, {
  keyword: ({ measure }) => (measure === 'count' ? 'histogram' : `histogram, ${measure},`),
  words: { data: 'of', bins: 'bins' },
})
