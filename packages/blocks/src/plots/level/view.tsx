import { seriesView } from '../series-view.tsx'
import levelSeries from './schema.ts'

export default seriesView(levelSeries, {
  keyword: ({ direction }) => `${direction} line at`,
  words: {},
})
