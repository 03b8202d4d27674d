import { seriesView } from '../series-view.tsx'
import { levelSeries } from './schema.ts'

export const levelSeriesView = seriesView(levelSeries, {
  keyword: ({ direction }) => `${direction} line at`,
  words: {},
})
