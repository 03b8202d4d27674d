/**
 * Functions that are integrals, and what is like them: exponential, sine, cosine and elliptic ones, the
 * product logarithm.
 *
 * Source: NIST Digital Library of Mathematical Functions, sections 4.13, 6.2 to 6.10, 19.8.
 */
import { integrateSmooth } from '@calcwright/solvers/quadrature'
import { fail } from '../value.ts'

const EULER = 0.5772156649015329

/** The sum of x^k/(k k!) from k = 1 on. */
function exponentialSeries(x: number): number {
  let term = 1
  let sum = 0
  for (let k = 1; k < 1000; k += 1) {
    term *= x / k
    sum += term / k
    if (Math.abs(term / k) <= 1e-18 * Math.abs(sum)) break
  }
  return sum
}

export function e1(x: number): number {
  if (x <= 0) return fail('number.no-value')
  if (x < 1) return -EULER - Math.log(x) - exponentialSeries(-x)
  let rest = x
  for (let k = 120; k > 0; k -= 1) rest = x + k / (1 + k / rest)
  return Math.exp(-x) / rest
}

export function ei(x: number): number {
  if (x === 0) return fail('number.no-value')
  if (x < 0) return -e1(-x)
  if (x > 700) return fail('number.not-numeric')
  return EULER + Math.log(x) + exponentialSeries(x)
}

/** From here on sine and cosine integrals have their auxiliary functions. */
const FAR = 4

/** f and g with Si = pi/2 - f cos - g sin. */
function auxiliary(x: number): readonly [number, number] {
  const far = 45 / x
  const parts = 24
  const f = integrateSmooth(t => Math.exp(-x * t) / (1 + t * t), 0, far, parts)
  const g = integrateSmooth(t => (t * Math.exp(-x * t)) / (1 + t * t), 0, far, parts)
  return [f, g]
}

export function si(x: number): number {
  if (x < 0) return -si(-x)
  if (x >= FAR) {
    const [f, g] = auxiliary(x)
    return Math.PI / 2 - f * Math.cos(x) - g * Math.sin(x)
  }
  let term = x
  let sum = x
  for (let k = 1; k < 60; k += 1) {
    term *= (-x * x) / (2 * k * (2 * k + 1))
    sum += term / (2 * k + 1)
  }
  return sum
}

export function ci(x: number): number {
  if (x <= 0) return fail(x === 0 ? 'number.no-value' : 'number.not-numeric')
  if (x >= FAR) {
    const [f, g] = auxiliary(x)
    return f * Math.sin(x) - g * Math.cos(x)
  }
  let term = 1
  let sum = EULER + Math.log(x)
  for (let k = 1; k < 60; k += 1) {
    term *= (-x * x) / ((2 * k - 1) * 2 * k)
    sum += term / (2 * k)
  }
  return sum
}

export function ellipticK(m: number): number {
  if (m >= 1) return fail(m === 1 ? 'number.no-value' : 'number.not-numeric')
  let [a, b] = [1, Math.sqrt(1 - m)]
  for (let step = 0; step < 60 && Math.abs(a - b) > 1e-16 * a; step += 1)
    [a, b] = [(a + b) / 2, Math.sqrt(a * b)]
  return Math.PI / (2 * a)
}

export function ellipticE(m: number): number {
  if (m > 1) return fail('number.not-numeric')
  if (m === 1) return 1
  let [a, b] = [1, Math.sqrt(1 - m)]
  let sum = m / 2
  for (let power = 0.5; Math.abs(a - b) > 1e-17 * a && power < 2 ** 40;) {
    const half = (a - b) / 2
    ;[a, b] = [(a + b) / 2, Math.sqrt(a * b)]
    power *= 2
    sum += power * half * half
  }
  return (Math.PI / (2 * a)) * (1 - sum)
}

/** The principal w with w e^w = x, or that below -1. */
export function lambertW(x: number, branch = 0): number {
  const edge = -1 / Math.E
  if (x < edge || (branch !== 0 && (branch !== -1 || x >= 0))) return fail('number.not-numeric')
  if (x === 0) return 0
  const near = Math.sqrt(Math.max(0, 2 * (1 + Math.E * x)))
  let w = branch === 0 ? Math.log1p(x) : Math.log(-x) - Math.log(-Math.log(-x))
  if (x < -0.25) w = branch === 0 ? -1 + near : -1 - near
  else if (branch === 0 && x > 3) w = Math.log(x) - Math.log(Math.log(x))
  for (let step = 0; step < 60; step += 1) {
    const e = Math.exp(w)
    const excess = w * e - x
    if (w === -1) break
    const change = excess / (e * (w + 1) - ((w + 2) * excess) / (2 * w + 2))
    w -= change
    if (Math.abs(change) <= 1e-16 * Math.abs(w)) break
  }
  return w
}
