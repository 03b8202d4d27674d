/** The library that draws. It loads with the chart, so those who need it get it as an argument. */
export type DrawingLibrary = typeof import('@calcwright/figures/drawing')
