/**
 * Judges a comparison by its numbers: which side is the demand and which the capacity, how much of the capacity is
 * used, and whether it holds. Sides that differ by no more than the rounding of a computation are equal.
 */
import type { Relation } from '@calcwright/math/expression'

/**
 * Share of the larger side by which two sides may differ and are equal all the same. Values of a chain of double
 * precision operations agree to about 12 digits; no input of a calculation is known to nine.
 */
export const EQUAL_WITHIN = 1e-9

export interface Judged {
  readonly holds: boolean
  /**
   * Share of the capacity that is used. It is null where the ratio says nothing: for equalities, a limit of zero,
   * and a demand above zero against a capacity below it.
   */
  readonly utilisation: number | null
  /** Larger for what is worse: failures first, then by utilisation. */
  readonly severity: number
}

/** @param isRatio whether a ratio of the sides has a meaning; temperatures of a scale have no zero that counts */
export function judge(left: number, relation: Relation, right: number, isRatio = true): Judged {
  const isEqual =
    left === right || Math.abs(left - right) <= EQUAL_WITHIN * Math.max(Math.abs(left), Math.abs(right))
  const holds = holdsBy(relation, isEqual, left < right)
  const isOrder = relation !== '==' && relation !== '!='
  const [demand, capacity] = isDemandLeft(relation) ? [left, right] : [right, left]
  const utilisation = isOrder && isRatio ? usedShare(demand, capacity) : null
  return { holds, utilisation, severity: severityOf(holds, utilisation) }
}

function holdsBy(relation: Relation, isEqual: boolean, isLess: boolean): boolean {
  switch (relation) {
    case '==':
      return isEqual
    case '!=':
      return !isEqual
    case '<':
      return isLess && !isEqual
    case '>':
      return !isLess && !isEqual
    case '<=':
      return isLess || isEqual
    case '>=':
      return !isLess || isEqual
  }
}

/** `demand <= capacity`, and `capacity >= demand`. */
export const isDemandLeft = (relation: Relation): boolean => relation !== '>' && relation !== '>='

/**
 * Both below zero, the limit is one from below: of -355 against -400 nothing remains, and -100 uses a quarter of -400
 * where -400 is the lowest value.
 */
function usedShare(demand: number, capacity: number): number | null {
  if (capacity > 0) return Math.max(0, demand / capacity)
  return demand < 0 && capacity < 0 ? capacity / demand : null
}

/** A failure without a ratio is worse than any with one, as nothing bounds it. */
export function severityOf(holds: boolean, utilisation: number | null): number {
  if (holds) return Math.min(1, utilisation ?? 0)
  return 1 + Math.max(0, utilisation ?? Infinity)
}

/** `56.3 %`; a share above 1 is never rounded to 100 %, and one of a check that holds never above it. */
export function percentText(utilisation: number, holds: boolean): string {
  const percent = utilisation * 100
  if (!Number.isFinite(percent)) return ''
  if (percent >= 1000) return `${Math.round(percent)} %`
  const digits = 1
  const rounded = Number(percent.toFixed(digits))
  if (!holds && percent > 100 && rounded <= 100) return 'more than 100 %'
  if (holds && rounded > 100) return '100.0 %'
  return `${percent.toFixed(digits)} %`
}
