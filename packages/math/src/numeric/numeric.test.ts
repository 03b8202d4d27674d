import { describe, expect, it } from 'vitest'
import { parsePlain } from '../expression/parser-plain.ts'
import { programOf } from '../expression/testing/programs.ts'
import { TESTED_PASS } from '../expression/tested-loops.ts'
import type { Expression, ProgramStatement } from '../expression/tree.ts'
import { compileLoop, compileNumeric, type NumericMeaning, type NumericScope } from './index.ts'

function formula(text: string): Expression {
  const parsed = parsePlain(text, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') throw new Error(text)
  return parsed.value.value
}

/** Functions as `f(x, y)` with a formula or a program, and values by name. */
function scopeOf(
  variables: readonly string[],
  functions: Readonly<Record<string, string>> = {},
  changes: Partial<NumericScope> = {},
): NumericScope {
  const meanings = new Map<string, NumericMeaning>()
  const names = (name: string): NumericMeaning | undefined => meanings.get(name)
  for (const [head, text] of Object.entries(functions)) {
    const [name, ...parameters] = head.split(/[(,) ]+/).filter(part => part !== '')
    if (parameters.length === 0) meanings.set(name!, { kind: 'value', value: Number(text) })
    else {
      const body = text.includes('return') ? programOf(text) : formula(text)
      meanings.set(name!, { kind: 'function', parameters, body, names })
    }
  }
  return { variables, names, complex: false, oneIndexed: true, ...changes }
}

function compute(text: string, scope: NumericScope, ...values: number[]): unknown {
  const numeric = compileNumeric(formula(text), scope)
  if (!numeric.ok) return numeric.reason
  const outcome = numeric.run(values)
  return outcome.ok
    ? outcome.value
    : [outcome.fault.code, outcome.fault.source].filter(part => part).join(' ')
}

describe('formulas with lists', () => {
  it.each([
    ['[1, 2, 3][2]', 2],
    ['[1, 2, 3][0]', 'number.index.outside'],
    ['[1, 2, 3][4]', 'number.index.outside'],
    ['[5, 6, 7, 8][2..3]', [6, 7]],
    ['[[1, 2], [3, 4]][2, 1]', 3],
    ['1..4', [1, 2, 3, 4]],
    ['3..1', [3, 2, 1]],
    ['([0, (1..4)])[5]', 4],
    ['sum(k^2, k, 1, 5)', 55],
    ['sum(k, k, 5, 4)', 0],
    ['sum(k, k, 5, 3)', 0],
    ['sum(k, k, 1, 2.5)', 'number.not-numeric'],
    ['product(k, k, 1, 5)', 120],
    ['seq(k^2, k, 1, 5, 2)', [1, 9, 25]],
    ['seq(k^2, k = 1..3)', [1, 4, 9]],
    ['map([1, 2], t -> t^2)', [1, 4]],
    ['[1, 2, 3] * [4, 5, 6]', 32],
    ['[1, 2, 3] .* [4, 5, 6]', [4, 10, 18]],
    ['[1, 2, 3]^2', 14],
    ['[[1, 2], [3, 4]] * [5, 6]', [17, 39]],
    [
      '[[1, 2], [3, 4]]^2',
      [
        [7, 10],
        [15, 22],
      ],
    ],
    ['[1, 2] / 2', [0.5, 1]],
    ['max([1, 5, 2])', 5],
    ['1 / 0', 'number.division-by-zero'],
    ['sqrt(-4)', 'number.not-real'],
    ['9007199254740993', 'A whole number has more digits than a decimal keeps.'],
  ])('%s is %j', (text, expected) => {
    expect(compute(text, scopeOf([]))).toEqual(expected)
  })
})

const GCD = `
  for k from 0 to infinity step 1
    if b = 0
      return a
    end
    t := b
    b := a mod b
    a := t
  end
`
const COLLATZ = `
  n := 0
  for k from 0 to 10000 step 1
    if x = 1
      break
    elseif x mod 2 = 0
      x := x / 2
    else
      x := 3*x + 1
    end
    n := n + 1
  end
  return n
`
const ODD_SUM = `
  s := 0
  for k from n to 0 step -1
    if k mod 2 = 0
      continue
    end
    s := s + k
  end
  return s
`
const FIBONACCI = `
  if n < 2
    return n
  end
  return fib(n - 1) + fib(n - 2)
`
const SIEVE = `
  for k from 1 to n + 1 step 1
    A[k] := k^2
  end
  A[2] := -1
  return A
`

describe('programs', () => {
  const functions = {
    'g(a, b)': GCD,
    'c(x)': COLLATZ,
    'o(n)': ODD_SUM,
    'fib(n)': FIBONACCI,
    'sq(n)': SIEVE,
    'outer(x)': 'x := x + w \n w := 2 * w \n return x + w',
    w: '10',
    'lost(x)': 'y := 1 / x \n return y',
    'zero(x)': 'for k from 0 to 1 step x \n y := 1 \n end \n return y',
    'nothing(x)': 'if x > 0 \n return 1 \n end',
    'unset(x)': 'if x > 0 \n y := 1 \n end \n return y',
    'deep(x)': 'return deep(x + 1)',
    'half(x)': 'n := 0 \n for k from 0 to x step 0.1 \n n := n + 1 \n end \n return n',
  }
  it.each([
    ['g(48, 36)', 12],
    ['c(27)', 111],
    ['o(9)', 25],
    ['fib(20)', 6765],
    ['sq(4)', [1, -1, 9, 16]],
    ['outer(1)', 31],
    ['lost(0)', 'number.division-by-zero 1'],
    ['zero(0)', 'number.step 1'],
    ['nothing(-1)', 'number.no-value.return'],
    ['nothing(1)', 1],
    ['unset(-1)', 'number.unset 4'],
    ['deep(1)', 'number.depth 1'],
    ['half(1)', 10],
    ['half(0.3)', 3],
    ['half(0.7)', 7],
    ['half(-1)', 0],
    ['sum(fib(k), k, 1, 10)', 143],
  ])('%s is %j', (text, expected) => expect(compute(text, scopeOf([], functions))).toEqual(expected))
})

function loopOf(text: string): ProgramStatement & { kind: 'loop' } {
  const [statement] = programOf(text).body
  if (statement?.kind !== 'loop') throw new Error(text)
  return statement
}

describe('compileLoop', () => {
  const run = (text: string, names: string, values: readonly (number | undefined)[], budget = 7) => {
    const compiled = compileLoop(loopOf(text), scopeOf(names.split(' ')))
    if (!compiled.ok) throw new Error(compiled.reason)
    const loop = compiled.start(values)
    let slices = 1
    let state = loop.step(budget)
    for (; state.ended === 'running'; slices += 1) state = loop.step(budget)
    return { ...state, slices }
  }

  it('runs in slices, and keeps the variables before and after the last pass', () => {
    const state = run('for k from 0 to 10 step 1 \n s := s + k \n p := p * 2 \n end', 'k s p', [
      undefined,
      0,
      1,
    ])
    expect(state).toMatchObject({
      passes: 10,
      ended: 'finish',
      before: [9, 36, 512],
      after: [9, 45, 1024],
      exactIntegers: true,
      lost: false,
    })
    expect(state.slices).toBeGreaterThan(4)
  })

  it.each([
    ['for k from 0 to 10 step 1 \n if k = 3 \n break \n end \n s := k \n end', 'break', 4, [3, 2]],
    ['for k from 0 to 10 step 1 \n if k = 3 \n continue \n end \n s := k \n end', 'finish', 10, [9, 9]],
    ['for k from 5 to 5 step 1 \n s := k \n end', 'finish', 0, [undefined, 0]],
    ['for k from 1 to 0 step -0.25 \n s := k \n end', 'finish', 4, [0.25, 0.25]],
    ['for k from 0 to 4 step 1 \n s := 1 / (2 - k) \n end', 'fault', 3, [2, 1]],
    [
      'for k from 0 to 2 step 1 \n for j from 0 to 5 step 1 \n if j = 1 \n break \n end \n s := s + 1 \n end \n end',
      'finish',
      2,
      [1, 2],
    ],
  ])('%j: %s after %i passes', (text, ended, passes, after) => {
    const names = text.includes('for j') ? 'k s j' : 'k s'
    expect(run(text, names, [undefined, 0, undefined])).toMatchObject({ ended, passes })
    expect(run(text, names, [undefined, 0, undefined]).after.slice(0, 2)).toEqual(after)
  })

  it.each([
    ['while s < 3 \n s := s + 1 \n end', { ended: 'finish', passes: 3, before: [2, 2], after: [2, 3] }],
    ['while s < 0 \n s := s + 1 \n end', { ended: 'finish', passes: 0, before: undefined, after: [0, 0] }],
    ['while true \n if s > 1 \n break \n end \n s := s + 1 \n end', { ended: 'break', passes: 3 }],
    ['while s > -1 \n s := s + 1 \n end', { ended: 'fault', passes: 1e6, fault: { code: 'number.endless' } }],
  ])('%j asks before each pass', (text, state) => {
    expect(run(text, `${TESTED_PASS} s`, [0, 0], 1e5)).toMatchObject(state)
  })

  it('tells where a fault comes from, and that whole numbers have grown too long', () => {
    expect(run('for k from 0 to 4 step 1 \n s := 1 / k \n end', 'k s', [0, 0]).fault).toMatchObject({
      code: 'number.division-by-zero',
      source: '2',
    })
    const grown = run('for k from 1 to 30 step 1 \n s := s * k \n end', 'k s', [0, 1])
    expect(grown).toMatchObject({ exactIntegers: false, lost: true })
    expect(run('for k from 1 to 3 step 1 \n s := s / k \n end', 'k s', [0, 1])).toMatchObject({
      exactIntegers: false,
      lost: false,
    })
  })

  it('polls in long work', () => {
    let polls = 0
    const scope = scopeOf(
      [],
      { 'f(n)': 'for k from 0 to n step 1 \n y := k \n end \n return y' },
      { poll: () => void (polls += 1) },
    )
    expect(compute('f(20000)', scope)).toBe(19999)
    expect(polls).toBe(4)
  })
})
