/**
 * The error function and the normal law.
 *
 * Source: NIST Digital Library of Mathematical Functions, sections 7.6 and 7.9.
 */
import { fail } from '../value.ts'

/** From here on the continued fraction is used. */
const FAR = 2

export function erf(x: number): number {
  const size = Math.abs(x)
  if (size >= FAR) return Math.sign(x) * (1 - fraction(size))
  let term = x
  let sum = x
  for (let k = 1; k < 100 && Math.abs(term) > 1e-18 * Math.abs(sum); k += 1) {
    term *= (2 * x * x) / (2 * k + 1)
    sum += term
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum
}

export function erfc(x: number): number {
  return x >= FAR ? fraction(x) : 1 - erf(x)
}

/** erfc by its continued fraction, from the end. */
function fraction(x: number): number {
  let rest = x
  for (let k = 120; k > 0; k -= 1) rest = x + k / 2 / rest
  return Math.exp(-x * x) / (rest * Math.sqrt(Math.PI))
}

export function normalBelow(z: number): number {
  return z < 0 ? erfc(-z / Math.SQRT2) / 2 : (1 + erf(z / Math.SQRT2)) / 2
}

export function normalBetween(u: number, v: number): number {
  return u > 0 ? normalBelow(-u) - normalBelow(-v) : normalBelow(v) - normalBelow(u)
}

export function normalQuantile(p: number): number {
  if (p <= 0 || p >= 1) return fail('number.no-value')
  if (p === 0.5) return 0
  if (p > 0.5) return -normalQuantile(1 - p)
  // Newton's method on the logarithm of the probability.
  const far = -Math.sqrt(-2 * Math.log(p) - Math.log(-4 * Math.PI * Math.log(p)))
  let z = p > 0.02 ? -Math.sqrt(-2 * Math.log(p)) / 2 : far
  for (let step = 0; step < 30; step += 1) {
    const q = erfc(-z / Math.SQRT2) / 2
    z -= q * Math.log(q / p) * Math.sqrt(2 * Math.PI) * Math.exp((z * z) / 2)
  }
  return z
}

export function erfinv(y: number): number {
  if (Math.abs(y) >= 1) return fail('number.no-value')
  if (Math.abs(y) > 0.5) return (-Math.sign(y) * normalQuantile((1 - Math.abs(y)) / 2)) / Math.SQRT2
  let x = (y * Math.sqrt(Math.PI)) / 2
  for (let step = 0; step < 8; step += 1) x -= ((erf(x) - y) * Math.sqrt(Math.PI) * Math.exp(x * x)) / 2
  return x
}

export function erfcinv(y: number): number {
  return y <= 0 || y >= 2 ? fail('number.no-value') : -normalQuantile(y / 2) / Math.SQRT2
}
