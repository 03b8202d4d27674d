import { seriesView } from '../series-view.tsx'
import histogramSeries from './schema.ts'

export default seriesView(histogramSeries, {
  keyword: 'histogram',
  words: { data: 'of', bins: 'bins' },
})
