import { seriesView } from '../series-view.tsx'
import { areaSeries } from './schema.ts'

export const areaSeriesView = seriesView(areaSeries, {
  keyword: ({ stack }) => (stack ? 'stacked area' : 'area'),
  words: { x: 'x', y: 'y', error: '±' },
  optional: ['error'],
})
