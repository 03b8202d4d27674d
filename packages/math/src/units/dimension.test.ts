import { expect, test } from 'vitest'
import { Rational } from '../rational.ts'
import { DIMENSIONLESS, Dimension } from './dimension.ts'

const FORCE = Dimension.of({ length: 1, mass: 1, time: -2 })
const LENGTH = Dimension.of({ length: 1 })
const ANGLE = Dimension.of({ angle: 1 })

test('equal dimensions are one object', () => {
  expect(FORCE.multiply(LENGTH).divide(LENGTH)).toBe(FORCE)
  expect(LENGTH.power(Rational.of(2)).power(Rational.of(1, 2))).toBe(LENGTH)
  expect(FORCE.divide(FORCE)).toBe(DIMENSIONLESS)
  expect(
    Dimension.of({ length: Rational.of(1, 2) })
      .exponent('length')
      .toText(),
  ).toBe('1/2')
})

test('angles are carried but do not tell dimensions apart', () => {
  const arc = LENGTH.multiply(ANGLE)
  expect(arc).not.toBe(LENGTH)
  expect(arc.sameHard(LENGTH)).toBe(true)
  expect(arc.withAngle()).toBe(LENGTH)
  expect(ANGLE.isPlain).toBe(true)
  expect(LENGTH.isPlain).toBe(false)
  expect(LENGTH.sameHard(FORCE)).toBe(false)
})

test('money and light are apart', () => {
  expect(Dimension.of({ money: 1 }).sameHard(Dimension.of({ luminousIntensity: 1 }))).toBe(false)
})
