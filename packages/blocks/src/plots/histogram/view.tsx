import { seriesView } from '../series-view.tsx'
import { histogramSeries } from './schema.ts'

export const histogramSeriesView = seriesView(histogramSeries, {
  keyword: 'histogram',
  words: { data: 'of', bins: 'bins' },
})
