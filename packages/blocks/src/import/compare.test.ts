import { describe, expect, test } from 'vitest'
import type { Outcome } from '@calcwright/evaluator'
import { comparedResult } from './compare.ts'
import type { StoredResult } from './imported.ts'

const outcome = (value: unknown, unit = ''): Outcome => ({ value, unit, error: null }) as unknown as Outcome

describe('a stored result and ours', () => {
  test.each<[StoredResult, Outcome | undefined, unknown, boolean]>([
    [{ value: 2.5, unit: 'MPa' }, outcome(2_500_000, 'Pa'), 2.5, true],
    [{ value: 2.5, unit: 'MPa' }, outcome(2.5000001, 'MPa'), 2.5000001, false],
    [{ value: 2.67, unit: 'm', digits: 3 }, outcome(2666.7, 'mm'), 2.6667, true],
    [{ value: 2.67, unit: 'm', digits: 3 }, outcome(2676, 'mm'), 2.676, false],
    [{ value: 2.5, unit: 'm' }, outcome(2.5, 's'), null, false],
    [{ value: 20, unit: 'degC' }, outcome(293.15, 'K'), 20, true],
    [{ value: [[1], [2]], unit: '' }, outcome([1, 2]), [1, 2], true],
    [{ value: [1, 2], unit: '' }, outcome([1, 2, 3]), [1, 2, 3], false],
    [{ value: 0, unit: '' }, outcome(1e-17), 1e-17, false],
    [{ value: 1, unit: '' }, outcome('x + 1'), null, false],
    [{ value: 1, unit: '' }, undefined, null, false],
  ])('%j', (stored, ours, value, equal) => {
    const compared = comparedResult(stored, ours)
    expect(compared.equal).toBe(equal)
    if (typeof value === 'number') expect(compared.ours).toBeCloseTo(value, 6)
    else expect(compared.ours).toEqual(value)
  })
})
