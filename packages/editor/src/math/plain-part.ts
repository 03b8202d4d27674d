/** Plain notation comes with the field, and by itself for what is pasted elsewhere. */
import { lazyModule } from '@calcwright/ui'

export const plainPart = lazyModule(() => import('./plain-notation.ts'))
