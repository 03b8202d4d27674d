import type { EngineValue } from '@calcwright/engine'
import { Rational } from '@calcwright/math/rational'
import { describe, expect, test } from 'vitest'
import { scaleValue } from './scale.ts'
import type { UnitScale } from './scale.ts'

const int = (v: number): EngineValue => ({ t: 'int', v: String(v) })
const rat = (n: number, d: number): EngineValue => ({ t: 'rat', n: String(n), d: String(d) })
const float = (v: number): EngineValue => ({ t: 'float', v })
const name = (v: string): EngineValue => ({ t: 'name', v })
const call = (f: string, ...args: EngineValue[]): EngineValue => ({ t: 'call', f, args })
const pi = name('pi')

const scale = (text: string, pi = 0, zero: string | null = null): UnitScale => {
  const coefficient = Rational.parse(text) as Rational
  return {
    coefficient,
    pi,
    divisor: coefficient.toNumber() * Math.PI ** pi,
    exact: true,
    zero: zero === null ? null : Rational.parse(zero),
  }
}

const DEGREE = scale('1/180', 1)
const CELSIUS = scale('1', 0, '273.15')
const FAHRENHEIT = scale('5/9', 0, '45967/180')

describe('a value in another unit', () => {
  test.each<[string, EngineValue, UnitScale, EngineValue]>([
    ['5000 N in kN', int(5000), scale('1000'), int(5)],
    ['a fraction', int(1), scale('0.3048'), rat(1250, 381)],
    ['a decimal', float(1.7), scale('0.3048'), float(1.7 / 0.3048)],
    ['a decimal without the rounding on its way', float(1.6764), scale('0.3048'), float(5.5)],
    ['a reading without the rounding on its way', float(0.743 + 273.15), CELSIUS, float(0.743)],
    ['a decimal in a small unit', float(0.1), scale('1/1000'), float(100)],
    ['π in degrees', pi, DEGREE, int(180)],
    ['π/4 in degrees', call('*', rat(1, 4), pi), DEGREE, int(45)],
    ['1 rad in degrees', int(1), DEGREE, call('*', int(180), call('^', pi, int(-1)))],
    [
      'a root',
      call('*', int(2), call('^', int(2), rat(1, 2))),
      scale('4'),
      call('*', rat(1, 2), call('^', int(2), rat(1, 2))),
    ],
    ['a symbol', name('x_0'), scale('1/2'), call('*', int(2), name('x_0'))],
    [
      'a sum',
      call('+', int(4), name('x_0')),
      scale('2'),
      call('+', int(2), call('*', rat(1, 2), name('x_0'))),
    ],
    [
      'a list',
      { t: 'list', kind: 'vector', items: [int(2), int(3)] },
      scale('2'),
      { t: 'list', kind: 'vector', items: [int(1), rat(3, 2)] },
    ],
    [
      'a complex number',
      { t: 'complex', re: int(2), im: int(4) },
      scale('2'),
      { t: 'complex', re: int(1), im: int(2) },
    ],
    ['infinity', name('infinity'), scale('1000'), name('infinity')],
    ['a reading', rat(29815, 100), CELSIUS, int(25)],
    ['a reading in °F', rat(29815, 100), FAHRENHEIT, int(77)],
    [
      'a complex reading',
      { t: 'complex', re: float(0.5), im: int(4) },
      CELSIUS,
      { t: 'complex', re: float(-272.65), im: int(4) },
    ],
  ])('%s', (_, value, unit, expected) => {
    expect(scaleValue(value, unit)).toEqual(expected)
  })

  test('a measured unit gives decimals', () => {
    expect(scaleValue(int(3), { ...scale('2'), exact: false })).toEqual(float(1.5))
  })
})
