/** The picture and the rows of plots, fetched together. */
export { PlotView } from './PlotView.tsx'
export { SeriesRow } from './SeriesRow.tsx'
