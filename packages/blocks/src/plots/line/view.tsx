import { seriesView } from '../series-view.tsx'
import lineSeries from './schema.ts'

export default seriesView(lineSeries, {
  keyword: ({ stack, step }) => [...(stack ? ['stacked'] : []), step ? 'steps' : 'line'].join(' '),
  words: { x: 'x', y: 'y', error: '±' },
  optional: ['error'],
})
