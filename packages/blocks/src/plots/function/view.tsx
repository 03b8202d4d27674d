import { seriesView } from '../series-view.tsx'
import { functionSeries } from './schema.ts'

export const functionSeriesView = seriesView(functionSeries, {
  keyword: 'function',
  words: { variable: 'for' },
})
