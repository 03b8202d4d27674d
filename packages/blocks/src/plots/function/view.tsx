import { seriesView } from '../series-view.tsx'
import functionSeries from './schema.ts'

export default seriesView(functionSeries, {
  keyword: 'function',
  words: { variable: 'for' },
})
