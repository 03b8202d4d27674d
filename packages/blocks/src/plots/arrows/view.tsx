import { seriesView } from '../series-view.tsx'
import arrowsSeries from './schema.ts'

export default seriesView(arrowsSeries, {
  keyword: 'arrows',
  words: { v: ',', x_variable: 'for', y_variable: 'and' },
})
