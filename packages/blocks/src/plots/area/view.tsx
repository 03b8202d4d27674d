import { seriesView } from '../series-view.tsx'
import areaSeries from './schema.ts'

export default seriesView(areaSeries, {
  keyword: ({ stack, step }) => [...(stack ? ['stacked'] : []), step ? 'stepped area' : 'area'].join(' '),
  words: { x: 'x', y: 'y', error: '±' },
  optional: ['error'],
})
