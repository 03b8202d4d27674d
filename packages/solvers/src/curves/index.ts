export { valueAt } from './pieces.ts'
export type { Pieces } from './pieces.ts'
export { splineThrough } from './spline.ts'
