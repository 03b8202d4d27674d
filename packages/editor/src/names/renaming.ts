import { lazyModule } from '@calcwright/ui'

/** What offers to rename; asked for when the caret comes, so that it is there when it leaves. */
export const renaming = lazyModule(() => import('./rename.ts'))
