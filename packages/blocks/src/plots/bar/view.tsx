import { seriesView } from '../series-view.tsx'
import barSeries from './schema.ts'

export default seriesView(barSeries, {
  keyword: ({ stack }) => (stack ? 'stacked bars' : 'bars'),
  words: {},
})
