import { lazyModule } from '@calcwright/ui'

/** Fetched where something shows a number, which few worksheets do. */
export const numbersPart = lazyModule(() => import('./index.ts'))
