/** Responsibilities: the units that a definition passes on to the lines that read it. */
import type { UnitExpression } from '@calcwright/math/expression'
import type { Habit } from '@calcwright/math/units'

/** The units that a definition suggests to the lines that read it. */
export interface Written {
  /** Unit boxes of the definition and of those that it reads, each once. */
  readonly units: readonly UnitExpression[]
  /** The unit of a definition that is one quantity, or whose unit somebody chose. */
  readonly unit: UnitExpression | null
  /** Whether the unit was asked for, and stays as it was written. */
  readonly asked: boolean
  readonly habit: Habit | null
}
