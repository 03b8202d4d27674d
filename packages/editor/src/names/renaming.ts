import { lazyModule } from '@calcwright/ui'

/** Offers to rename; loaded when the caret comes, so that it is there when the caret leaves. */
export const renaming = lazyModule(() => import('./rename.ts'))
