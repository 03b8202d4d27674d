import { describe, expect, test } from 'vitest'
import { Rational } from './rational.ts'

const q = (text: string): Rational => {
  const value = Rational.parse(text)
  if (value === null) throw new Error(`not a rational: ${text}`)
  return value
}

test.each([
  ['0.3048', '381/1250'],
  ['1e-3', '1/1000'],
  ['5/9', '5/9'],
  ['-10/4', '-5/2'],
  ['.5', '1/2'],
  ['2.', '2'],
  ['+3', '3'],
  ['1.5e3', '1500'],
  ['1.0389/163.06', '10389/1630600'],
  ['0', '0'],
  ['-0.0', '0'],
])('parse %s gives %s', (text, expected) => {
  expect(q(text).toText()).toBe(expected)
})

test.each(['', '.', 'e3', '1/0', '1/2/3', 'x', '1e99999', '0x10', '1,5', 'Infinity'])(
  'parse refuses %j',
  text => {
    expect(Rational.parse(text)).toBeNull()
  },
)

test.each([
  ['1/3', 'add', '1/6', '1/2'],
  ['1/3', 'subtract', '1/3', '0'],
  ['2/3', 'multiply', '9/4', '3/2'],
  ['2/3', 'divide', '-4/9', '-3/2'],
] as const)('%s %s %s = %s', (left, operation, right, expected) => {
  expect(q(left)[operation](q(right)).toText()).toBe(expected)
})

test('powers and roots', () => {
  expect(q('2/3').power(-3).toText()).toBe('27/8')
  expect(q('5').power(0).toText()).toBe('1')
  expect(q('8/27').root(3)?.toText()).toBe('2/3')
  expect(q('2').root(2)).toBeNull()
  expect(q('-4').root(2)).toBeNull()
  expect(
    Rational.of(10n ** 40n)
      .root(2)
      ?.toText(),
  ).toBe(`1${'0'.repeat(20)}`)
})

test('division by zero throws', () => {
  expect(() => q('1').divide(q('0'))).toThrow(RangeError)
  expect(() => Rational.of(1, 0)).toThrow(RangeError)
  expect(() => Rational.fromNumber(NaN)).toThrow(RangeError)
})

test('compare and sign', () => {
  expect(q('1/3').compare(q('0.333'))).toBeGreaterThan(0)
  expect(q('-1/2').sign).toBe(-1)
  expect(q('4/8').equals(q('1/2'))).toBe(true)
})

describe('toNumber', () => {
  const doubles = [
    0.1, 1 / 3, 1e-300, 5e-324, 1.5e-323, 2.2250738585072014e-308, 2.225073858507201e-308, 1.7976931348623157e308,
    4.9406564584124654e-322, 123456789.123, 2 ** 53 + 2, 6.02214076e23, -1e-9,
  ] // prettier-ignore
  test.each(doubles)('gives %s back', value => {
    expect(Rational.fromNumber(value).toNumber()).toBe(value)
  })

  test('agrees with the reading of decimal literals', () => {
    let seed = 12345
    const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
    const digits = () => `${Math.floor(random() * 1e9)}`
    const literals = Array.from(
      { length: 3000 },
      () => `${digits()}${digits()}${digits()}e${Math.floor(random() * 680) - 350}`,
    )
    expect(literals.filter(text => q(text).toNumber() !== Number(text))).toEqual([])
  })

  test.each([
    ['9007199254740993', 9007199254740992],
    ['9007199254740995', 9007199254740996],
    ['9007199254740993.0000000001', 9007199254740994],
    ['1e400', Infinity],
    ['-1e400', -Infinity],
    ['1e-400', 0],
  ])('rounds %s to %s', (text, expected) => {
    expect(q(text).toNumber()).toBe(expected)
  })
})

test.each([
  ['381/1250', '0.3048'],
  ['-1/8', '-0.125'],
  ['1/3', '0.333333333333333333333333333333'],
  ['2/3', '0.666666666666666666666666666667'],
  ['1000', '1000'],
  ['1/1000000', '0.000001'],
])('%s in decimals is %s', (text, expected) => {
  expect(q(text).toDecimalText()).toBe(expected)
})
