import { seriesView } from '../series-view.tsx'
import boxSeries from './schema.ts'

export default seriesView(boxSeries, { keyword: 'box plot', words: { data: 'of' } })
