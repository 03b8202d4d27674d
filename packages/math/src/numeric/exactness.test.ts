import { expect, it } from 'vitest'
import { parsePlain } from '../expression/parser-plain.ts'
import { programOf } from '../expression/testing/programs.ts'
import type { Expression } from '../expression/tree.ts'
import { exactnessOf, type NumericMeaning } from './index.ts'

function formula(text: string): Expression {
  const parsed = parsePlain(text, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') throw new Error(text)
  return parsed.value.value
}

/** `n` is exact, `d` a decimal; `f(x)` is the program given. */
function stateOf(text: string, program = 'return x', loopsRun = false): string {
  const meanings: Readonly<Record<string, NumericMeaning>> = {
    n: { kind: 'value', value: 2 },
    d: { kind: 'value', value: 2.5, decimal: true },
    f: { kind: 'function', parameters: ['x'], body: programOf(program), names: name => meanings[name] },
  }
  return exactnessOf(formula(text), name => meanings[name], loopsRun)
}

it.each([
  ['2', 'open'],
  ['0', 'zero'],
  ['2.5', 'decimal'],
  ['1e3', 'decimal'],
  // The engine has all the digits of it.
  ['0.12345678901234567', 'open'],
  ['n', 'open'],
  ['d', 'decimal'],
  ['n + d', 'decimal'],
  ['n*d', 'decimal'],
  ['d^n', 'decimal'],
  ['d^0', 'decimal'],
  // pi^2.5 stays a power.
  ['n^d', 'open'],
  ['0*n', 'zero'],
  ['0 + n', 'open'],
  ['sin(0)', 'zero'],
  ['cos(0)', 'open'],
  ['cos(d)', 'decimal'],
  ['max(d, 2)', 'open'],
  ['max(d, 1.5)', 'decimal'],
  ['floor(d)', 'open'],
  ['[1.5, d]', 'decimal'],
  ['[1, d]', 'open'],
  ['append([], d)', 'decimal'],
  ['d > 1', 'open'],
  ['sum(d*k, k, 1, n)', 'zero'],
  ['1.0*sum(k, k, 1, n)', 'decimal'],
  ['seq(d*k, k, 1, n)', 'decimal'],
  ['map([1, 2], t -> t*d)', 'decimal'],
  ['map([1, 2], t -> t)', 'open'],
  ['piecewise(n > 1, d, 2)', 'open'],
  ['piecewise(n > 1, d, 2.5)', 'decimal'],
  ['evalf(1/3)', 'decimal'],
  ['evalf(1/3, 30)', 'open'],
])('%s is %s', (text, state) => {
  expect(stateOf(text)).toBe(state)
})

const SUM = 's := 0 \n for k from 0 to 10 step 1 \n s := s + 0.5*x \n end \n return s'
const GROWN = 's := x \n for k from 0 to 10 step 1 \n s := s*1.5 \n end \n return s'
const SO_OFTEN = 's := x \n for k from 0 to n step 1 \n s := s*1.5 \n end \n return s'
const LEFT = 's := x \n for k from 0 to 9 step 1 \n if k = 3 \n break \n end \n s := s*1.5 \n end \n return s'
const ONCE = 'if x > 1 \n return 2 \n end \n return 2.5'
const REPLACED = 'v := [1.5, 2.5] \n v[1] := x \n return v'
const ITSELF = 'if x < 1 \n return 1.5 \n end \n return f(x - 1)'
const LATE = 's := 1.5 \n for k from 0 to 9 step 1 \n s := t \n t := 1 \n end \n return s'

it.each([
  [SUM, 'f(1)', false, 'decimal'],
  [SUM, 'map([1, 2], f)', false, 'decimal'],
  [ONCE, 'map([1, 2], f)', false, 'open'],
  [GROWN, 'f(1)', false, 'decimal'],
  // Where there is no pass, it is what it was.
  [SO_OFTEN, 'f(1)', false, 'open'],
  [SO_OFTEN, 'f(1)', true, 'decimal'],
  [SO_OFTEN, 'f(d)', false, 'decimal'],
  [LEFT, 'f(1)', true, 'open'],
  [LEFT, 'f(d)', false, 'decimal'],
  [ONCE, 'f(d)', false, 'open'],
  [REPLACED, 'f(1)', false, 'open'],
  [REPLACED, 'f(d)', false, 'decimal'],
  [ITSELF, 'f(d)', false, 'open'],
  [LATE, 'f(d)', true, 'open'],
])('%s, called as %s, gives %s: %s', (program, call, loopsRun, state) => {
  expect(stateOf(call, program, loopsRun)).toBe(state)
})
