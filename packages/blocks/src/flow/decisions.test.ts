/** Formulas in which the rounding of decimals decides: they give the same wherever they stand. */
import { afterEach, expect, it } from 'vitest'
import { compute } from '../testing/indented.ts'
import type { ComputedSheet } from '../testing/indented.ts'

let sheet: ComputedSheet | undefined
afterEach(() => sheet?.dispose())

const cases: [formula: string, a: string, b: string, shown: string][] = [
  ['floor(a/b)', '2.4', '0.8', '3'],
  ['floor(a/b)', '2.4 [m]', '0.8 [m]', '3'],
  ['floor(a/b)', '4.5 [mm]', '0.15 [mm]', '30'],
  ['ceil((a + b)/b)', '0.7', '0.1', '8'],
  ['ceil((a + 0.2)/b)', '0.1', '0.1', '3'],
  ['round(a*b)', '0.285', '100', '29'],
  ['trunc(a/b)', '0.3', '0.1', '3'],
  ['frac(a/b)', '0.3', '0.1', '0'],
  ['mod(a, b)', '0.3', '0.1', '0'],
  ['mod(a, b)', '0.9 [m]', '0.3 [m]', '0 m'],
  ['iquo(a/b, 2)', '0.3', '0.1', '1'],
  ['piecewise(a/b >= 3, 1, 2)', '0.3', '0.1', '1'],
  ['piecewise(a/b < 3, 1, 2)', '0.3 [s]', '0.1 [s]', '2'],
  ['piecewise(a + 0.2 <= b, 1, 2)', '0.1', '0.3', '1'],
  ['piecewise(a + 0.2 == b, 1, 2)', '0.1', '0.3', '1'],
  ['sign(a + 0.2 - b)', '0.1', '0.3', '0'],
  ['piecewise(a > 0*b, 1, 2)', '1.6e-19 [C]', '1 [C]', '1'],
  ['lookup(a/b, [0, 3, 6], [1, 2, 3])', '0.3', '0.1', '2'],
  ['poisson_cdf(2, a/b)', '0.3', '0.1', '0.857123'],
  ['K[a/b]', '0.3', '0.1', '30'],
]

const at = (formula: string, a: string, b: string): string =>
  formula.replaceAll(/\ba\b/g, a).replaceAll(/\bb\b/g, b)

/** The formula in each place. @returns the text of a worksheet, whose last line shows all results but the list's */
const placed = (formula: string, a: string, b: string): string => `
K := [10, 20, 30]
A := ${a}
B := ${b}
L := [${a}, ${a}]
M := [${b}, ${b}]
v_1 := ${at(formula, 'A', 'B')}
f(a, b) := ${formula}
v_2 := f(A, B)
program p(a, b)
  y := a
  z := ${at(formula, 'y', 'b')}
  return z
v_3 := p(A, B)
program q(a, b)
  y := []
  for k from 1 through 3
    y[k] := ${formula}
  return y
w := q(A, B)
u := []
for k from 1 through 3
  x := A
  u[k] := ${at(formula, 'x', 'B')}
s := seq(${at(formula, 'L[k]', 'M[k]')}, k, 1, 2)
S := sum(${at(formula, 'L[k]', 'M[k]')}, k, 1, 1)
c := map([A, A], a -> ${at(formula, 'a', 'B')})
program g(a)
  y := a
  return ${at(formula, 'y', 'B')}
d := map([A, A], g)
h := [p(A, B), f(A, B)]
v_1 =
v_2 =
v_3 =
w[1] =
w[3] =
u[1] =
u[2] =
u[3] =
s[2] =
S =
c[1] =
d[2] =
h[1] =`

it.each(cases)('%s of %s and %s', async (formula, a, b, shown) => {
  const text = placed(formula, a, b)
  sheet = await compute(text)
  const lines = text.split('\n').flatMap((line, at) => (line.endsWith(' =') ? [[line, at] as const] : []))
  expect(Object.fromEntries(lines.map(([line, at]) => [line, sheet!.shown(at)]))).toEqual(
    Object.fromEntries(lines.map(([line]) => [line, shown])),
  )
})

it('decides so in programs with texts, free names and matrices, which the engine runs', async () => {
  sheet = await compute(`
A := [[1, 2], [3, 4]]
program word(a, b)
  y := a/b
  if y >= 3
    return "enough"
  return "less"
word(0.3, 0.1) =
program power(z, a, b)
  n := floor(a/b)
  return z^n
power(q, 0.3, 0.1) =
program rounds(z, a, b)
  n := round(a*b)
  return z*n
rounds(q, 0.285, 100) =
program trace_of(a, b)
  n := ceil((a + 0.2)/b)
  return trace(A^(-1)*A)*n/2
trace_of(0.1, 0.1) =
program beside(a, b)
  if a/b >= abs(-3.0)
    return "enough"
  return "less"
beside(0.3, 0.1) =
program between(a, b)
  if a/b >= b*10*3 >= 1
    return "enough"
  return "less"
between(0.3, 0.1) =`)
  expect([7, 11, 15, 19, 24, 29].map(line => sheet!.shown(line))).toEqual([
    'enough',
    'q^3',
    '29*q',
    '3',
    'enough',
    'enough',
  ])
})
