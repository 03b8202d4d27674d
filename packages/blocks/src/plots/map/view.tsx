import { seriesView } from '../series-view.tsx'
import mapSeries from './schema.ts'

export default seriesView(mapSeries, {
  keyword: ({ style }) => (style === 'colours' ? 'colour map of' : 'contours of'),
  words: { x_variable: 'for', y_variable: 'and' },
})
