/**
 * Roots that are none: where the terms of an equation cancel in all their digits, rounding leaves values that
 * leap to and fro across zero from one double to the next, as those of (e^x - 1)/x - 1 do around zero.
 */
import type { RealFunction } from './brent.ts'

/** Places on each side of a root, from a millionth of the width on. */
const PLACES = 20
const NEAREST = 1e-6
/** Least width: rounding beside 1 does not become finer with what it is added to. */
const LEAST_WIDTH = 1e-11
/** At this share of the width the values beside a root are smaller than this share of those around. */
const NEAR = 1e-3
const SMALL = 0.1
/** On one side of a steep root there is one sign; one change is that over a pole beside it. */
const CHANGES = 2
/** Values turn by this share of those around; over a pole they do so twice. */
const TURN = 0.1
const TURNS = 3

/**
 * @param x a root that is not zero
 * @param width how far away the values around it are looked at
 * @returns whether rounding alone makes the values beside it, or they are zero all along
 */
export function isLostInRounding(f: RealFunction, x: number, width: number): boolean {
  const reach = Math.max(width, LEAST_WIDTH)
  const least = Math.max(NEAREST * reach, 16 * Number.EPSILON * Math.abs(x))
  const distances = Array.from({ length: PLACES }, (_, at) => least * (reach / least) ** (at / (PLACES - 1)))
  const sides = [-1, 1].map(side => distances.map(distance => f(x + side * distance)))
  const largest = (isMeant: (distance: number) => boolean): number =>
    Math.max(...sides.flatMap(values => values.map((y, at) => (isMeant(distances[at]!) && Math.abs(y)) || 0)))
  const around = largest(() => true)
  if (around === 0) return true
  const near = largest(distance => distance <= NEAR * reach)
  return (
    near >= SMALL * around &&
    sides.some(values => changesOfSign(values) >= CHANGES || turns(values, TURN * around) >= TURNS)
  )
}

/** How often values that grow begin to fall, or the reverse. */
function turns(values: readonly number[], least: number): number {
  const steps = values.filter(Number.isFinite).flatMap((y, at, all) => (at > 0 ? [y - all[at - 1]!] : []))
  return changesOfSign(steps.filter(step => Math.abs(step) > least))
}

function changesOfSign(values: readonly number[]): number {
  const finite = values.filter(Number.isFinite)
  return finite.filter((y, at) => at > 0 && Math.sign(y) !== Math.sign(finite[at - 1]!)).length
}
