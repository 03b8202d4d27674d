/**
 * The gamma function and what is made of it, of real numbers.
 *
 * Source: NIST Digital Library of Mathematical Functions, sections 5.5, 5.11.
 */
import { fail } from '../value.ts'

/** n! for n up to 170, each the nearest double to the exact product. */
const FACTORIALS: readonly number[] = (() => {
  let product = 1n
  return Array.from({ length: 171 }, (_, n) => {
    if (n > 0) product *= BigInt(n)
    return Number(product)
  })
})()

/** Coefficients B_2k/(2k(2k-1)) of Stirling's series. */
const STIRLING = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156] as const

function stirling(x: number): number {
  const square = x * x
  return STIRLING.reduceRight((sum, coefficient) => sum / square + coefficient, 0) / x
}

export function gamma(x: number): number {
  if (Number.isInteger(x)) return x > 0 ? (FACTORIALS[x - 1] ?? Infinity) : fail('no-value')
  if (x < 0.5) return Math.PI / (Math.sin(Math.PI * (x % 2)) * gamma(1 - x))
  if (x > 172) return Infinity
  // Up to where the series holds, then back by the factors in between.
  let factor = 1
  let at = x
  while (at < 15) {
    factor *= at
    at += 1
  }
  const half = at ** (at / 2 - 0.25)
  return (Math.sqrt(2 * Math.PI) * half * Math.exp(-at) * half * Math.exp(stirling(at))) / factor
}

/** The logarithm of the magnitude of the gamma function. */
export function lnGamma(x: number): number {
  if (Number.isInteger(x) && x <= 0) return fail('no-value')
  if (x < 100) return Math.log(Math.abs(gamma(x)))
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + stirling(x)
}
