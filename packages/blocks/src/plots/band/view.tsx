import { seriesView } from '../series-view.tsx'
import bandSeries from './schema.ts'

export default seriesView(bandSeries, {
  keyword: 'fill between',
  words: { upper: 'and', variable: 'for' },
})
