/** The results of looking up units and of reading unit boxes. */
import type { Span, UnitExpression } from '../expression/tree.ts'
import type { Message } from '../messages/message.ts'
import type { ReadUnitCode, UnknownUnitCode } from '../messages/unit-boxes.ts'
import type { Rational } from '../rational.ts'
import type { Dimension } from './dimension.ts'
import type { Factor } from './factor.ts'

/** One unit under the name it was asked for: a row of the table, with a prefix perhaps. */
export interface Unit {
  /** The preferred symbol, its prefix included: `kN` for `kilonewtons`. */
  readonly symbol: string
  /** The English name, its prefix included: `kilonewton`. */
  readonly label: string
  readonly category: string
  readonly dimension: Dimension
  /** Size in SI base units. For a currency that of its prefix alone: the rate is added by `resolveUnit`. */
  readonly factor: Factor
  /** Kelvin at the zero of a thermometer scale (degC, degF); null for every other unit. */
  readonly zero: Rational | null
  /** Decibels for ten times the quantity, of a level such as dBm, whose factor is the reference. */
  readonly level?: 10 | 20
  /** Code of a currency, '' for every other unit. */
  readonly currency: string
  /** The chosen meaning of a name with several, '' if there is nothing to say. */
  readonly note: string
}

/** A unit box as read: everything needed to convert. */
export interface ResolvedUnit {
  readonly dimension: Dimension
  /** Size in SI base units. */
  readonly factor: Factor
  /**
   * Kelvin at the zero of the scale when the box holds a thermometer scale alone (`degC`): its
   * numbers are readings. null for every other unit; inside a compound `degC` is a difference.
   */
  readonly zero: Rational | null
  /** Set for a level, such as dBm: its numbers are decibels above the factor. */
  readonly level?: 10 | 20
  readonly expression: UnitExpression
  /** Plain notation with the names as typed: `kN/m^2`. */
  readonly text: string
  /** A notice shown once beside the result where the reading of the box may surprise. */
  readonly notice: UnitNotice | null
}

/** A remark on how a unit box was read. */
export type UnitNotice = Message<ReadUnitCode>

export interface UnitProblem {
  readonly kind: 'unit'
  readonly code: UnknownUnitCode
  /** The sentence to show. */
  readonly message: string
  readonly span: Span
}

export type UnitResolution =
  { readonly ok: true; readonly unit: ResolvedUnit } | { readonly ok: false; readonly problem: UnitProblem }
