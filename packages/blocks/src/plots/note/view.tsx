import { seriesView } from '../series-view.tsx'
import noteSeries from './schema.ts'

export default seriesView(noteSeries, { keyword: 'text note at', words: { y: ',' } })
