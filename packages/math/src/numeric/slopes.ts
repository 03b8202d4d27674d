/** Derivatives of functions that no rule of calculus reaches, from differences. */
import { derivative } from '@calcwright/solvers/quadrature'

/** Part of a place by which the slopes on both sides of it are compared, and how much they may differ. */
const BESIDE = 1e-6
const DIFFERENCE = 1e-2
/** Error of the function, as a share of its value. */
const NOISE = 1e-9

/**
 * @param f gives NaN where it has no value
 * @returns the derivative at a place; null where the function bends or jumps there, or ends
 */
export const slopeAt = (f: (x: number) => number, at: number): number | null =>
  hasKink(f, at) ? null : smoothSlopeAt(f, at)

/** @returns whether the slopes on both sides of a place differ, or the function jumps there */
export function hasKink(f: (x: number) => number, at: number): boolean {
  const here = f(at)
  const step = BESIDE * (Math.abs(at) || 1)
  const [left, right] = [here - f(at - step), f(at + step) - here]
  const gap = Math.abs(right - left)
  return gap > DIFFERENCE * Math.max(Math.abs(left), Math.abs(right)) && gap > NOISE * Math.abs(here)
}

/** @returns the derivative of a function that is smooth; null where it has no value around the place */
export const smoothSlopeAt = (f: (x: number) => number, at: number): number | null =>
  derivative(f, at, Math.abs(at) / 10 || 0.1)?.value ?? null
