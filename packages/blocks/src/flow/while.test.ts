import { afterEach, describe, expect, it } from 'vitest'
import { compute } from '../testing/indented.ts'
import type { ComputedSheet } from '../testing/indented.ts'

let sheet: ComputedSheet | undefined
afterEach(() => sheet?.dispose())

const STAYS_TRUE = 'The condition of this while is still true after'

describe('a loop with a condition', () => {
  const cases: [title: string, text: string, shown: Readonly<Record<number, string>>][] = [
    ['goes on while it is true', 's := 0\nk := 0\nwhile k < 5\n  s := s + k\n  k := k + 1\ns =\nk =', { 4: '10', 6: '10', 7: '5' }],
    ['compares quantities', 'h := 80 [cm]\nn := 0\nwhile h > 2 [cm]\n  h := 0.6*h\n  n := n + 1\nn =\nh =', { 6: '8', 7: '1.34369 cm' }],
    ['keeps exact numbers', 'x := 1\nwhile x > 1/100\n  x := x/3\nx - 1/243 =', { 4: '0' }],
    ['asks before the first pass', 'q := 5\nwhile q > 10\n  q := q + 1\nq =', { 2: '(No iterations were performed for this loop.  Stop criterion was immediately reached.)', 3: '~', 4: '5' }],
    ['is left by break', 'k := 0\nwhile true\n  k := k + 1\n  if k^2 > 50\n    break\nk =', { 6: '8' }],
    ['goes on by continue', 's := 0\nk := 0\nwhile k < 6\n  k := k + 1\n  if mod(k, 2) = 0\n    continue\n  s := s + k\ns =', { 8: '9' }],
    ['fills a list', 'k := 1\nwhile k^2 < 50\n  v[k] := k^2*1 [m]\n  k := k + 1\nv =', { 5: '[1, 4, 9, 16, 25, 36, 49] m' }],
    ['stands in another one', 'n := 0\na := 0\nwhile a < 4\n  b := 0\n  while b < a\n    b := b + 1\n    n := n + 1\n  a := a + 1\nn =', { 9: '6' }],
    ['stands in a counting one', 'n := 0\nfor k from 1 through 4\n  r := 2^k\n  while r > 3\n    r := r/2\n    n := n + 1\nn =\nr =', { 7: '6', 8: '2' }],
    ['carries uncertainties on', 'm := 10.0 +- 1.0\nwhile m > 3\n  m := m/2\nm =', { 4: '2.50 ± 0.25' }],
    ['solves in each pass', 'a := 1\nwhile a < 4\n  r := fsolve(x^2 = a, x, 1)\n  a := a + 1.5*r\n[a, r] =', { 5: '[4.87171, 1.58114]' }],
    ['says where it never ends', 'z := 1\nwhile z > 0\n  z := z + 1\nz =', { 2: `! ${STAYS_TRUE} 1,000,000 passes. Change what it reads in the loop, or leave the loop by break.`, 4: '! Computation halted. Please correct error to resume. This line waits for z.' }],
    ['says where fractions never end it', 'z := 1\nwhile z > 0\n  z := 1/(1 + z)\nz =', { 2: `! ${STAYS_TRUE} 1,000,000 passes. Change what it reads in the loop, or leave the loop by break.` }],
    ['needs one unit', 'w := 1\nwhile w < 3 [m]\n  w := w + 1', { 2: '! cannot compare a plain number and m', 3: '~' }],
    ['needs names with values', 'u := 5\nwhile u > c\n  u := u - 1', { 2: '! Whether this test is true depends on a name without a value.' }],
    ['is no list', 'u := 5\nwhile [1, 2]\n  u := u - 1', { 2: '! a test is true or false, not a list of plain numbers' }],
    ['leaves nothing out without a word', 'u := 5\nwhile\n  u := u - 1\nu =', { 2: '(There is no condition yet: what stands in here is left out.)', 4: '5' }],
  ] // prettier-ignore
  it.each(cases)('%s', async (_, text, shown) => {
    sheet = await compute(text)
    const found = Object.fromEntries(Object.keys(shown).map(line => [line, sheet!.shown(Number(line))]))
    expect(found).toEqual(shown)
  })
})

describe('in a program a loop with a condition', () => {
  const COLLATZ = `program f(z)
  n := 0
  while z > 1
    if mod(z, 2) = 0
      z := z/2
      else
      z := 3*z + 1
    n := n + 1
  return n
`
  const ROOT = 'program root(a)\n  x := a\n  while abs(x^2 - a) > 1e-12*a\n    x := (x + a/x)/2\n  return x\n'
  const cases: [title: string, text: string, line: number, shown: string][] = [
    // Steps of the sequence of 27, OEIS A006577.
    ['reads what it changes', `${COLLATZ}f(27) =`, 10, '111'],
    ['stops near a root', `${ROOT}root(2) =`, 6, '1.41421'],
    ['works with units', `${ROOT}root(9 [m^2]) =`, 6, '! in root: cannot subtract m^4 and m^2'],
    ['returns from within', 'program first(n)\n  k := 1\n  while true\n    if k^2 > n\n      return k\n    k := k + 1\nfirst(50) =', 7, '8'],
    ['makes no pass', 'program g(x)\n  while x > 5\n    x := x - 1\n  return x\ng(3.5) =', 5, '3.5'],
    ['says where it never ends', 'program g(x)\n  while x > 0\n    x := x + 1\n  return x\ng(1) =', 5, `! in g: ${STAYS_TRUE} 100,000 passes. Change what it reads in the loop, or leave the loop by break.`],
    ['is a call without a value', `${COLLATZ}f(p) =`, 10, 'f(p)'],
    ['is integrated', 'program w(x)\n  y := x\n  while y > 1\n    y := y - 1\n  return y\nintegrate(w(x), x, 0.25, 0.75) =', 6, '0.25'],
  ] // prettier-ignore
  it.each(cases)('%s', async (_, text, line, shown) => {
    sheet = await compute(text)
    expect(sheet.shown(line)).toBe(shown)
  })
})
