import { describe, expect, it } from 'vitest'
import { decimalsOf, valueAfterKeys, placeAt, snappedValue, ticks } from './positions.ts'

const range = (min: number, max: number, step: number) => ({ min, max, step })

describe('the places of a slider', () => {
  it.each([
    // value, min, max, step, place
    [49.6, 0, 100, 1, 50],
    [-3, 0, 100, 1, 0],
    [1e9, 0, 100, 1, 100],
    [0.3000001, 0, 1, 0.1, 0.3],
    [0.34, 0, 1, 0.05, 0.35],
    [7, 0.5, 10, 3, 6.5],
    // The last place that a step reaches, not the maximum.
    [10, 0, 10, 3, 9],
    [11, 0, 11, 3, 9],
    [-7.2, -10, 10, 5, -5],
    [3.14159, 0, 10, 0, 3.14159],
    [12, 0, 10, 0, 10],
    [2.4e-7, 0, 1e-6, 1e-7, 2e-7],
    [5, 5, 5, 1, 5],
  ])('%d in %d…%d by %d is %d', (value, min, max, step, place) => {
    expect(snappedValue(value, range(min, max, step))).toBe(place)
  })

  it.each([
    [0.25, 2],
    [1, 0],
    [1e-7, 7],
    [2.5e-3, 4],
    [1e21, 0],
  ])('%d has %d decimals', (value, decimals) => {
    expect(decimalsOf(value)).toBe(decimals)
  })

  it.each([
    // A continuous slider has no more digits than a pointer can tell.
    [1 / 3, 0, 100, 0, 33.33],
    [1 / 3, 0, 1, 0, 0.3333],
    [0.5, 0, 100, 1, 50],
    [2, 0, 100, 0, 100],
    [-1, 0, 100, 0, 0],
  ])('the fraction %d of %d…%d by %d is %d', (fraction, min, max, step, place) => {
    expect(placeAt(fraction, range(min, max, step))).toBe(place)
  })

  it.each([
    // Arrows move by the step, or by a twentieth.
    [50, 1, 0, 100, 1, 51],
    [50, -1, 0, 100, 0, 45],
    [100, 1, 0, 100, 1, 100],
    [0.1, 1, 0, 1, 0.1, 0.2],
    [0.1, 1, 0, 2, 0, 0.2],
  ])('from %d by %d in %d…%d by %d is %d', (value, steps, min, max, step, place) => {
    expect(valueAfterKeys(value, steps, range(min, max, step))).toBe(place)
  })

  it.each([
    [0, 10, 1, 11],
    [0, 100, 1, 21],
    [0, 1000, 1, 21],
    [0, 1, 0, 11],
    [0, 10, 3, 4],
    [5, 5, 1, 0],
  ])('%d…%d by %d has %d ticks', (min, max, step, count) => {
    expect(ticks(range(min, max, step))).toHaveLength(count)
  })
})
