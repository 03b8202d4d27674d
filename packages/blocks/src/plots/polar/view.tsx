import { seriesView } from '../series-view.tsx'
import { polarSeries } from './schema.ts'

export const polarSeriesView = seriesView(polarSeries, {
  keyword: 'polar',
  words: { radius: 'r', variable: 'for', start: 'from', end: 'to' },
})
