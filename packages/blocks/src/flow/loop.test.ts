import { afterEach, describe, expect, it, vi } from 'vitest'
import { compute } from '../testing/indented.ts'
import type { ComputedSheet } from '../testing/indented.ts'

let sheet: ComputedSheet | undefined
afterEach(() => sheet?.dispose())

describe('a loop', () => {
  const cases: [title: string, text: string, shown: Readonly<Record<number, string>>][] = [
    ['adds up, and leaves its names', `
s := 0
for k from 0 to 5
  s := s + k
  s =
s =
k =`, { 4: '10', 5: '10', 6: '4' }],
    ['says that rounding grows from pass to pass', `
y := 1/3.0
for k from 0 to 200
  y := 4*y - 1`, {
      2: '(Numbers that are nearly equal are subtracted in this loop: of y no digit is certain.)',
    }],
    ['says that rounding grows in many passes', `
z := 0.3
for k from 0 to 3000
  z := 3.7*z*(1 - z)`, {
      2: '(Numbers that are nearly equal are subtracted in this loop: of z no digit is certain.)',
    }],
    ['adds typed decimals without drift', `
t := 0
m := 0
while t <= 100
  t := t + 0.01
  m := m + 1
m =`, { 6: '10001' }],
    ['adds a named decimal with a unit without drift', `
dL := 0.02 [mm]
L := 0 [mm]
n := 0
while L <= 50 [mm]
  L := L + dL
  n := n + 1
n =`, { 7: '2501' }],
    ['asks for remainders of sums of decimals', `
a := 0
b := 0
for k from 1 to 20001
  a := a + 0.7
  if mod(a, 7) = 0
    b := b + 1
b =`, { 7: '2000' }],
    ['says nothing of a root that is approached', `
x := 1.0
for k from 0 to 20
  x := x - (x^2 - 2)/(2*x)
x =`, { 2: '', 4: '1.41421' }],
    ['counts down', `
s := []
for k from 3 to 0 step -1
  s := append(s, k)
s =`, { 4: '[3, 2, 1]' }],
    ['goes in fractions without drift', `
n := 0
for x from 0 to 1 step 0.1
  n := n + 1
n =
x =`, { 4: '10', 5: '0.9' }],
    ['has bounds with units', `
L := 0 [m]
for x from 0 [m] to 1 [m] step 25 [cm]
  L := L + x
L =
x =`, { 4: '1.5 m', 5: '0.75 m' }],
    ['is left by break', `
for k from 0 to 100
  q := k^2
  if q > 30
    break
q =
k =`, { 2: '36', 5: '36', 6: '6' }],
    ['goes on by continue', `
s := 0
for k from 0 to 6
  if mod(k, 2) = 0
    continue
  s := s + k
s =`, { 6: '9', 5: '9', 4: '~' }],
    ['has all digits of a large whole number', `
a := 10^20
s := 0
for k from 0 to 300
  s := s + 1.5*mod(a, 7)
s =`, { 5: '900' }],
    ['stands in a loop', `
s := 0
for i from 0 to 3
  for j from 0 to i + 1
    s := s + 10*i + j
s =`, { 5: '84' }],
    ['fills a list', `
v := []
for k from 1 to 5
  v[k] := k^2
v =`, { 4: '[1, 4, 9, 16]' }],
    ['solves differential equations in each pass', `
for n from 1 through 3
  s := odecurves([T' = -(T - 20 [degC])/(n*1 [min])], t = 0 [s]..2 [min], [T], [n*20 [K] + 273.15 [K]])
  T_1[n] := s(1 [min])
  if n = 2
    continue
  m := n
T_1 =
[m, n] =`, { 7: '[293.15, 305.281, 321.811] K', 8: '[3, 3]' }],
    ['looks for a least place in each pass of a loop in it', `
b := 0
for n from 1 through 3
  for j from 1 through 2
    u := find_minimum((x - n*1 [m])^2 + (y - j*1 [m])^2, [x, y], [0 [m], 0 [m]])
    b := b + u[1]*u[2]
    if b > 9 [m^2]
      break
b =
[n, j] =`, { 8: '12 m^2', 9: '[3, 1]' }],
    ['fits a model in each pass, and leaves by break', `
for n from 1 to 50
  c := nonlinear_regression(a*exp(b*x), [x, a, b], [0, 1, 2], [n, 2*n, 4*n], [1, 1])
  A[n] := c[1]
  if n = 3
    break
A =
n =`, { 6: '[1, 2, 3]', 7: '3' }],
    ['defines a program in each pass', `
b := 0 [m]
for k from 1 through 3
  program g(x)
    y := x*k
    return y
  b := b + g(3 [m])
b =
g(1) =`, { 6: '18 m', 7: '18 m', 8: '3' }],
    ['says which line has no solution', `
for n from 1 through 3
  u := find_minimum((x - n*1 [m])^2, [x], [1 [s]])
u =`, { 1: '! A line in this loop: cannot subtract s and m', 2: '! cannot subtract s and m', 3: '! Computation halted. Please correct error to resume. This line waits for u.' }],
    ['runs no pass', `
x := 3
for k from 5 to 1
  x := x + 1
x =`, { 2: '(No iterations were performed for this loop.  Stop criterion was immediately reached.)', 3: '~', 4: '3' }],
    ['has no step of 0', `
for k from 0 to 5 step 0
  y := k
y =`, { 1: '! The step of a loop cannot be 0.', 3: '! Computation halted. Please correct error to resume. This line waits for y.' }],
    ['needs numbers', `
for k from 0 to [1, 2]
  y := k`, { 1: '! Final Value: Non-numeric result encountered: [1, 2]' }],
    ['needs bounds of one quantity', `
for k from 1 [m] to 5 [s]
  y := k`, { 1: '! Error setting iterator value: cannot subtract s and m' }],
    ['counts by a capital as well, as earlier worksheets do', `
for K from 0 to 3
  y := K
y =`, { 3: '2' }],
    ['counts by a name with a capital in it', `
for k_Max from 0 to 3
  y := k_Max
y =`, { 3: '2' }],
    ['counts by no number', `
for 3 from 0 to 3
  y := 1`, { 1: '! Iterator: Invalid iterator name (3).  Please enter a valid variable name' }],
    ['counts by a Greek letter and a digit', `
for theta_1 from 0 to 3
  y := theta_1
y =`, { 3: '2' }],
    ['keeps exact numbers', `
s := 0
for k from 1 to 6
  s := s + 1/k
s =`, { 4: '2.28333' }],
    ['uses functions and units of above', `
f(x) := x^2/2
T := 5 [s]
h := 0 [m^2]
for k from 1 to 4
  h := h + f(k*1 [m])
h =
h/T =`, { 6: '7 m^2', 7: '1.4 m^2/s' }],
    ['says where a line is wrong', `
a := 1 [m]
for k from 0 to 3
  b := a + k [s]
b =`, { 4: '! Computation halted. Please correct error to resume. This line waits for b.' }],
    ['is skipped in a branch', `
if 1 > 2
  for k from 0 to 3
    z := k
z := 8
z =`, { 2: '~', 3: '~', 5: '8' }],
    ['halts what reads its names when a line cannot be read', `
y := 1
for k from 0 to 3
  y := k +* 2
y =`, { 2: '! A line in it cannot be read.', 4: '! Computation halted. Please correct error to resume. This line waits for y.' }],
    ['halts what reads its names when units do not fit', `
x := 1 [m]
for k from 0 to 3
  x := x*2 [m]
x =`, { 3: '! x needs one unit: it is m before, here m^2', 4: '! Computation halted. Please correct error to resume. This line waits for x.' }],
    ['leaves names without a value that no pass has given one', `
for k from 5 to 6
  if k = 2
    m := 1
m =
k =`, { 1: '', 2: 'false', 4: '! m has no value here: no pass of the loop has given it one.', 5: '5' }],
    ['leaves no values where it runs no pass, in a branch too', `
a := 2
if a > 1
  for k from 3 to 1
    q := k
q =
for j from 0 to 2
  s := q + j
a + 1 =`, { 2: 'true', 3: '(No iterations were performed for this loop.  Stop criterion was immediately reached.)', 5: '! q has no value here: no pass of the loop has given it one.', 6: '! q has no value here: no pass of the loop has given it one.', 8: '3' }],
    ['says where a name has no value yet', `
for k from 1 to 4
  b := A[k]
  A[k] := k`, { 2: '! A is used before it has a value.' }],
    ['begins a list', `
for k from 1 to 4
  A[k] := k^2*1 [m]
A =`, { 2: '[1, 4, 9] m', 3: '[1, 4, 9] m' }],
    ['begins a matrix, each column with its unit', `
for k from 1 to 4
  W[k, 1] := k*1 [m]
  W[k, 2] := k*2 [s]
W =
W[2, 2] =`, { 4: '[[1 m, 2 s], [2 m, 4 s], [3 m, 6 s]]', 5: '4 s' }],
    ['begins a matrix by two loops', `
for k from 1 to 3
  for j from 1 to 4
    B[k, j] := 10*k + j
B =`, { 4: '[[11, 12, 13], [21, 22, 23]]' }],
    ['fills zeros, each column with its unit', `
Z := zeros(2, 2)
for k from 1 to 3
  Z[k, 1] := k*1 [m]
  Z[k, 2] := k*2 [s]
Z =`, { 5: '[[1 m, 2 s], [2 m, 4 s]]' }],
    ['appends rows of several units', `
S := []
for n from 1 to 3
  sigma := n*10 [MPa]
  row := [n, sigma]
  S := append(S, row)
S =`, { 6: '[[1, 10 MPa], [2, 20 MPa]]' }],
    ['stacks rows of several units', `
S := [[1 [J], 2 [N]]]
for n from 2 to 4
  S := stack(S, [[n*1 [J], 7 [N]]])
S =
col(S, 2) =`, { 4: '[[1 J, 2 N], [2 J, 7 N], [3 J, 7 N]]', 5: '[2, 7, 7] N' }],
    ['has no element 0', `
F := [0, 0, 0, 0] [kN]
for k from 0 to 4
  F[k] := k*10 [kN]
F =`, { 2: '! There is no element 0: the first element has the index 1.', 4: '! Computation halted. Please correct error to resume. This line waits for F.' }],
    ['has no element 0 in a list that it begins', `
for k from 0 to 4
  u[k] := k`, { 1: '! There is no element 0: the first element has the index 1.' }],
    ['leaves no hole', `
for k from 1 to 4
  w[2*k] := k`, { 1: '! There is no element 2 yet: the list is empty, the next one is 1.' }],
    ['leaves no hole in a row', `
for k from 1 to 3
  M[k, 1] := 1
  M[k, 3] := 2`, { 3: '! there is no element 3 yet: there is 1, the next one is 2' }],
    ['goes through its end', `
s := 0
for k from 0 through 6
  s := s + k
s =
for x from 1 through 0 step -0.25
  y := x
y =`, { 4: '21', 7: '0' }],
    ['goes through an end that its steps miss', `
n := 0
for k from 0 through 5 step 2
  n := n + 1
k =
for j from 3 through 3
  n := n + 1
n =`, { 4: '4', 7: '4' }],
    ['says that a field is empty', `
for k from 0 to 5 step
  y := k`, { 1: '! Step Size: write how far it goes in a pass, 1 for whole steps.' }],
    ['fills a matrix, with i as iterator', `
A := [[0, 0], [0, 0]]
for i from 1 to 3
  for j from 1 to 3
    A[i, j] := 10*i + j
A =`, { 5: '[[11, 12], [21, 22]]' }],
    ["finds a root by Newton's method", `
x := 1.0
for k from 0 to 20
  d := (x^2 - 2)/(2*x)
  x := x - d
  if abs(d) < 1e-12
    break
x =`, { 7: '1.41421' }],
  ] // prettier-ignore
  it.each(cases)('%s', async (_, text, shown) => {
    sheet = await compute(text)
    const found = Object.fromEntries(Object.keys(shown).map(line => [line, sheet!.shown(Number(line))]))
    expect(found).toEqual(shown)
  })

  it('in a branch hands on what it has left since the last edit', async () => {
    const text = (last: string) =>
      `a := 5\nif a > 100\n  m := 4\nelse\n  for j from 1 to 3\n    m := ${last}\nm + 1 =`
    sheet = await compute(text('j'))
    expect(sheet.shown(7)).toBe('3')
    await sheet.edit(text('j +* 2'))
    expect(sheet.shown(7)).toBe(
      '! Computation halted. Please correct error to resume. This line waits for m.',
    )
    await sheet.edit(text('10*j'))
    expect(sheet.shown(7)).toBe('21')
  })

  it('follows edits of its lines, of its head and of what it reads', async () => {
    const text = (start: string, line: string, n: string) =>
      `a := ${start}\nfor k from 0 to ${n}\n  a := ${line}\na =`
    sheet = await compute(text('1', 'a*2', '3'))
    expect(sheet.shown(4)).toBe('8')
    await sheet.edit(text('1', 'a*2', '4'))
    expect(sheet.shown(4)).toBe('16')
    await sheet.edit(text('3', 'a*2', '4'))
    expect(sheet.shown(4)).toBe('48')
    await sheet.edit(text('3', 'a+k', '4'))
    expect([3, 4].map(sheet.shown)).toEqual(['9', '9'])
  })

  it('says how far it is, and can be aborted', async () => {
    const text = (n: string) => `s := 0.5\nfor k from 0 to ${n}\n  s := s + sin(k)\ns > 0 =`
    sheet = await compute(text('3'))
    await sheet.abortAt(text('1e9'), 2, 'over 1,000 iterations')
    expect(sheet.shown(2)).toBe('! This computation has been aborted by the user')
    await sheet.edit(text('2000'))
    expect(sheet.shown(4)).toBe('true')
  })
})

describe('the first passes of a loop', () => {
  const passes = (line: number): string[] | undefined =>
    sheet!.outcome(line).passes?.map(({ at, display }) => `${at}: ${display}`)

  it('are told of each line once everything is computed', async () => {
    // A loop that takes long is not gone through again; the first one also waits for the engine.
    sheet = await compute('s := 0\nfor k from 1 to 5\n  s := s + k\n  if k > 2\n    t := 2*k\n  s =\ns =')
    await sheet.edit('s := 0\nfor k from 1 to 5\n  s := s + k [m]\n  if k > 2\n    t := 2*k\n  s =\ns =')
    await vi.waitFor(() => expect(passes(6)?.[0]).toBe('1: 1 m'), 60_000)
    expect(passes(3)).toEqual(['1: 1 m', '2: 3 m', '3: 6 m', '4: 10 m'])
    expect(passes(4)).toEqual(['1: false', '2: false', '3: true', '4: true'])
    expect(passes(5)).toEqual(['3: 6', '4: 8'])
    expect(passes(6)).toEqual(['1: 1 m', '2: 3 m', '3: 6 m', '4: 10 m'])
    // The values that the loop exports are unchanged.
    expect(sheet.shown(7)).toBe('10 m')
    await sheet.edit(
      's := 0\nfor k from 1 to 5\n  s := s + k [m]\n  if k > 2\n    t := 2*k\n  s =\ns + t*1 [m] =',
    )
    expect(sheet.shown(7)).toBe('18 m')
  })

  it('are nineteen at most, end with a break, and are none of inner loops', async () => {
    sheet = await compute(
      'for k from 0 to 100\n  a := k\nfor i from 0 to 9\n  if i = 2\n    break\n  b := i\nfor m from 0 to 2\n  for n from 0 to 3\n    c := m*n\n  d := c',
    )
    await vi.waitFor(() => expect(passes(10)).toBeDefined(), 60_000)
    expect(passes(2)).toHaveLength(19)
    expect(passes(2)!.at(-1)).toBe('18: 18')
    const further = [2, 6, 10].map(line => sheet!.outcome(line).passes!.map(({ more }) => more ?? false))
    expect(further.map(all => all.at(-1))).toEqual([true, false, false])
    expect(further[0]!.slice(0, -1)).not.toContain(true)
    expect(passes(6)).toEqual(['0: 0', '1: 1'])
    expect(passes(9)).toBeUndefined()
    expect(passes(10)).toEqual(['0: 0', '1: 2'])
  })
})

describe('a program', () => {
  const cases: [title: string, text: string, shown: Readonly<Record<number, string>>][] = [
    ['returns a value', 'program f(x)\n  y := x^2\n  return y + 1\nf(3) =\nf(2 [m]) =', { 4: '10' }],
    ['chooses', 'program s(x)\n  if x > 0\n    return 1\n    elseif x < 0\n    return -1\n  return 0\n[s(5), s(-2), s(0)] =', { 7: '[1, -1, 0]' }],
    ['works with any units', 'program area(b, h)\n  A := b*h/2\n  return A\narea(3 [m], 40 [cm]) =\narea(2, 3) =', { 4: '0.6 m^2', 5: '3' }],
    ['calls itself', 'program fact(n)\n  if n < 2\n    return 1\n  return n*fact(n - 1)\nfact(6) =', { 5: '720' }],
    ['has a loop', 'program total(n)\n  s := 0\n  for k from 1 to n + 1\n    s := s + k\n  return s\ntotal(100) =', { 6: '5050' }],
    ['says which line is wrong', 'program f(x)\n  y := x + 1 [m]\n  z := y + 2 [s]\n  return z\nf(3) =', { 1: '! Error compiling function: cannot add m and s', 2: '', 3: '! cannot add m and s', 5: '! Computation halted. Please correct error to resume. This line waits for f.' }],
    ['wants a return', 'program f(x)\n  y := x + 1\nf(3) =', { 1: 'program f(x) {\n  y := x + 1\n} (No return statement found in program.  Ensure your program includes a return statement.)' }],
    ['begins a matrix', 'program f(n)\n  for k from 1 through n\n    R[k, 1] := k*1 [m]\n    R[k, 2] := k^2*1 [kN]\n  return R\nf(2) =', { 6: '[[1 m, 1 kN], [2 m, 4 kN]]' }],
    ['has no element 0', 'program f(n)\n  for k from 0 to n\n    R[k] := k\n  return R\nf(3) =', { 5: '! in f: There is no element 0: the first element has the index 1.' }],
    ['counts with i', 'program f(i)\n  s := 0\n  for k from 1 through i\n    s := s + k*i\n  return s\nf(4) =\ng(i) := i^2 + 2i\ng(3) =', { 6: '40', 8: '15' }],
    ['is integrated and solved', 'program g(x)\n  return x^2\nintegrate(g(x), x, 0, 3) =\nfsolve(g(x) = 2, x, 1) =', { 3: '9', 4: '1.41421' }],
  ] // prettier-ignore
  it.each(cases)('%s', async (_, text, shown) => {
    sheet = await compute(text)
    const found = Object.fromEntries(Object.keys(shown).map(line => [line, sheet!.shown(Number(line))]))
    expect(found).toEqual(shown)
  })
})
