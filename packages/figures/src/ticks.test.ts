import { describe, expect, test } from 'vitest'
import { ticksOf } from './ticks.ts'

describe('linear axes', () => {
  test.each([
    [0, 10, 10, '0 1 2 3 4 5 6 7 8 9 10'],
    [0, 10, 6, '0 2 4 6 8 10'],
    [-1.1, 1.1, 8, '−1.0 −0.5 0.0 0.5 1.0'],
    [0, 1, 10, '0.0 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 1.0'],
    [0, 12000, 4, '0 5000 10,000'],
    [0, 3e6, 4, '0 1×10⁶ 2×10⁶ 3×10⁶'],
    [0, 2.5e6, 6, '0 0.5×10⁶ 1.0×10⁶ 1.5×10⁶ 2.0×10⁶ 2.5×10⁶'],
    [0, 2e-7, 4, '0 50×10⁻⁹ 100×10⁻⁹ 150×10⁻⁹ 200×10⁻⁹'],
    [-4e-5, 0, 4, '−40×10⁻⁶ −30×10⁻⁶ −20×10⁻⁶ −10×10⁻⁶ 0'],
    [1000.1, 1000.9, 4, '1000.2 1000.4 1000.6 1000.8'],
    [10, 0, 5, '0 2 4 6 8 10'],
    [3, 3, 5, ''],
    [0, Infinity, 5, ''],
  ] as const)('from %d to %d, at most %d', (low, high, most, texts) => {
    expect(ticksOf([low, high], false, most).major.map(({ text }) => text).join(' ')).toBe(texts) // prettier-ignore
  })

  test('never has more than have room, and values that are exact', () => {
    for (let most = 2; most <= 16; most += 1) {
      for (const span of [1, 3, 0.7, 1e-9, 4.4e12, Math.PI]) {
        const { major } = ticksOf([0, span], false, most)
        expect(major.length).toBeLessThanOrEqual(most + 1)
        expect(major.length).toBeGreaterThan(0)
      }
    }
    expect(ticksOf([0, 1], false, 10).major[3]!.value).toBe(0.3)
  })
})

describe('logarithmic axes', () => {
  test.each([
    [1, 1000, 8, '1 10 100 1000', 24],
    [0.001, 10000, 10, '0.001 0.01 0.1 1 10 100 1000 10,000', 56],
    [1e-4, 1, 8, '10⁻⁴ 10⁻³ 10⁻² 10⁻¹ 10⁰', 32],
    [1, 20, 8, '1 2 5 10 20', 6],
    [1e3, 1e15, 5, '10³ 10⁶ 10⁹ 10¹² 10¹⁵', 8],
    [2, 6, 8, '2.0 2.5 3.0 3.5 4.0 4.5 5.0 5.5 6.0', 0],
  ] as const)('from %d to %d, at most %d', (low, high, most, texts, minor) => {
    const ticks = ticksOf([low, high], true, most)
    expect(ticks.major.map(({ text }) => text).join(' ')).toBe(texts)
    expect(ticks.minor.length).toBe(minor)
    expect(ticks.minor.every(value => value >= low && value <= high)).toBe(true)
  })
})
