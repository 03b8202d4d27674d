import type { Figure, Limits } from '../../figure.ts'
import type { ShownLook } from '../../looks.ts'
import type { PreparedSeries } from '../../prepare.ts'
import type { Theme } from '../../themes.ts'
import type { Letters } from '../letters.ts'
import type { Placement, YAxis } from '../placement.ts'

/** Input for drawing one series of a family. */
export interface Drawn {
  readonly figure: Figure
  readonly limits: Limits
  readonly series: PreparedSeries
  readonly look: ShownLook
  readonly place: Placement
  readonly axis: YAxis
  readonly theme: Theme
  readonly letters: Letters
  /** Numbers are being computed: what stands there is grey. */
  readonly faded: boolean
}
