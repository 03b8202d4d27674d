import { describe, expect, it } from 'vitest'
import { parsePlain } from '../expression/parser-plain.ts'
import { programOf } from '../expression/testing/programs.ts'
import type { Expression } from '../expression/tree.ts'
import { type NumericMeaning, sampleNumeric } from './index.ts'

function formula(text: string): Expression {
  const parsed = parsePlain(text, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') throw new Error(text)
  return parsed.value.value
}

const PROGRAM: NumericMeaning = {
  kind: 'function',
  parameters: ['t'],
  body: programOf('if t < 0 \n return -t \n end \n return 1 / (t - 2)'),
  names: () => undefined,
}

function sample(text: string, ...points: number[]): number[] {
  const sampled = sampleNumeric(
    formula(text),
    {
      variables: ['x', 'a'],
      names: name => (name === 'f' ? PROGRAM : undefined),
      complex: false,
      oneIndexed: true,
    },
    Float64Array.from(points),
    [3],
  )
  if (!sampled.ok) throw new Error(sampled.reason)
  return [...sampled.values]
}

describe('sampleNumeric', () => {
  it.each<[string, number[], number[]]>([
    ['x^2 + a', [-1, 0, 2], [4, 3, 7]],
    ['5', [1, 2], [5, 5]],
    ['a', [1, 2], [3, 3]],
    ['1/x', [-1, 0, 2], [-1, NaN, 0.5]],
    ['sqrt(x)', [-4, 4], [NaN, 2]],
    ['sqrt(x)^2', [-4, 4], [-4, 4]],
    ['abs(sqrt(x))', [-9, 9], [3, 3]],
    ['(-8)^x', [1, 0.5], [-8, NaN]],
    ['ln(x)', [-1, 0, 1], [NaN, NaN, 0]],
    ['tan(x)', [0, Math.PI / 2], [0, NaN]],
    ['piecewise(x < 0, -1, x > 1, 1, 0)', [-2, 0.5, 3], [-1, 0, 1]],
    ['piecewise(x < 0, -1)', [-2, 0.5], [-1, NaN]],
    ['when(0 < x < 2, 1, sqrt(x))', [-1, 1, 4], [NaN, 1, 2]],
    ['sum(x^k, k, 0, 2)', [1, 2], [3, 7]],
    ['max([x, 2*x, 1])', [-1, 2], [1, 4]],
    ['atan2(x, -1)', [0, 1], [Math.PI, (3 * Math.PI) / 4]],
    ['f(x)', [-2, 2, 4], [2, NaN, 0.5]],
    ['f(x^2)', [1, 2], [-1, 0.5]],
    ['floor(x)', [0.1 * 3 * 10, 2.9999999999999996], [3, 2]],
    ['x >= 0.3', [0.1 * 3, 0.2], [1, 0]],
  ])('%s at %j is %j', (text, points, values) => expect(sample(text, ...points)).toEqual(values))
})
