import { seriesView } from '../series-view.tsx'
import polarSeries from './schema.ts'

export default seriesView(polarSeries, {
  keyword: 'polar',
  words: { radius: 'r', variable: 'for', start: 'from', end: 'to' },
})
