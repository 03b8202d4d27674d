/** Responsibilities: the units that a definition passes on to the lines that read it. */
import type { UnitExpression } from '@calcwright/math/expression'
import type { Habit } from '@calcwright/math/units'

/** The units that a definition suggests to the lines that read it. */
export interface WrittenUnits {
  /** Unit boxes of the definition and of those that it reads, each once. */
  readonly units: readonly UnitExpression[]
  /** The unit of a definition that is one quantity, or whose unit somebody chose. */
  readonly unit: UnitExpression | null
  /** Whether the unit was asked for, and stays as it was written. */
  readonly asked: boolean
  readonly habit: Habit | null
  /** The unknowns of the system whose solutions these are, in their order. */
  readonly sought?: readonly SolverUnknown[]
}

/** An unknown of a solver, by its letter. */
export interface SolverUnknown {
  /** Whether its letter is one of angles. */
  readonly isAngle: boolean
  readonly habit: Habit | null
  /** Whether it stands beside a factor of pi, as f in omega = 2*pi*f: then it counts turns. */
  readonly countsTurns: boolean
}
