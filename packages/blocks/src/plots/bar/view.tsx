import { seriesView } from '../series-view.tsx'
import { barSeries } from './schema.ts'

export const barSeriesView = seriesView(barSeries, {
  keyword: ({ stack }) => (stack ? 'stacked bars' : 'bars'),
  words: {},
})
