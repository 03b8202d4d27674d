/** Fetched when a value is typed: the inference of dimensions and the computing with numbers come with it. */
import { lazyModule } from '@calcwright/ui'

export const typedReader = lazyModule(() => import('./typed-value.ts'))
