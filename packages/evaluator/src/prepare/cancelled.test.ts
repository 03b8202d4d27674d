/** Notices where digits cancel and more of them cannot be had, and when such lines are computed again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { line, lines, openSheet, SETTINGS } from '../testing/sheet.ts'
import type { TestSheet } from '../testing/sheet.ts'

let sheet: TestSheet

beforeAll(async () => {
  sheet = await openSheet()
})

afterAll(() => sheet.evaluator.dispose())

async function codesOf(...sources: string[]) {
  await sheet.run(() => sheet.evaluator.open(lines(...sources), SETTINGS))
  return sheet.results.get(String(sources.length))!.outcomes[0]!.notices.map(({ code }) => code)
}

test.each([
  ['1 - besselj(0, 1e-6)'],
  ['j := besselj(0, 1e-6)', '1 - j'],
  ['near(x) := 1 - besselj(0, x)', '2.5*near(1e-6)'],
  ['z := 3.0 + 4.0*i', 'abs(z) - 5'],
  ['seq(1 - besselj(0, k*1e-6), k, 1, 3)'],
  ['map([1e-6, 2e-6], x -> 1 - besselj(0, x))'],
  ['a := fsolve(x^3 - x - 1.5, x = 1..2)', 'b := fsolve(x^3 - x - 1.5, x = 0..2)', '[b - a, 2]'],
  ['program P(x) \n c := cos(x) \n return 1 - c', 'P(1e-8)'],
  ['program R(x) \n y := x/3 \n for k from 1 to 200 step 1 \n y := 4*y - 1 \n end \n return y', 'R(1.0)'],
  ['H := hilbert(10)*1.0', 'H*inv(H)'],
  ['T := [[cos(0.3), sin(0.3)], [-sin(0.3), cos(0.3)]]', 'k := T*[[2.7, 0], [0, 1.1]]*trn(T)', 'k - trn(k)'],
])('%j loses digits, and says so', async (...sources) => {
  expect(await codesOf(...sources)).toEqual(['result.digits'])
})

test.each([
  ['1 - cos(1e-8)'],
  ['1 - besselj(0, 0.5)'],
  ['L := [2.5 [mm], 3 [mm]]', 'x := 2.5 [mm]', 'x .- L'],
  ['v := [1.5, 2.5, 3.5]', 'v .- mean(v)'],
  ['seq(k*0.5 - 1, k, 1, 4)'],
  ['seq(1 - cos(k*1e-8), k, 1, 3)'],
  ['F := 10.5 [kN]', 'F*cos(30 [deg])^2 + F*sin(30 [deg])^2 - F'],
  ['floor(2.5) - 2'],
  ['a := 3.7', '(a^3 - 3.6*a^2 + 4.32*a - 1.728) - (a - 1.2)^3'],
  ['a := 3.7', 'b := 4.1', '2.5*a - b'],
  ['x - cos(x)'],
  ['a := fsolve(x^3 - x - 1.5, x = 1..2)', 'b := sqrt(1.0*a^2)', 'b - a/2'],
  ['a := fsolve(x^3 - x - 1.5, x = 1..2)', '1 - cos(a*1e-8)'],
  ['program P(x) \n c := cos(x) \n return 1 - c', 'P(0.5)'],
  ['S := [[2.1, 0.3], [0.4, 1.9]]', 'S*inv(S)'],
  ['T := [[cos(0.3), sin(0.3)], [-sin(0.3), cos(0.3)]]', 'k := T*[[2.7, 0], [0, 1.1]]*trn(T)', 'k*inv(k)'],
])('%j has nothing to say', async (...sources) => {
  expect(await codesOf(...sources)).toEqual([])
})

/** Values by mpmath with 60 digits, of the decimals as they are typed. */
test.each<[number, ...string[]]>([
  [0, 'sin(pi*1.0)'],
  [1, 'cos(1e15*pi)'],
  [-0.8522008497671888, 'sin(1e22)'],
  [-0.3723761236612767, 'sin(1e100)'],
  [3.23846264338328e-15, 'sin(3.14159265358979)'],
  [0, 'f := 50.0', 't := 0.02', '10.0*sin(2*pi*f*t)'],
  [0, 'sin(180.0 [deg])'],
  [0, 'a := 90.0 [deg]', '5.5 [kN]*cos(a)'],
  [0, 'cos(60.0 [deg]) - 0.5'],
  [0, 'cot(1.5*pi)'],
  [0, 'w(x) := sin(pi*x)', 'w(3.0)'],
  [2.718281827099904, '(1 + 1e-9)^1e9'],
  [0.000999500167124508, 'p := 1e-9', '1 - (1 - p)^1e6'],
  [2.718281814867636, '(1 + 1/10^8)^(10^8)'],
  [20031.46260650574, '2.5*(401/400)^3600'],
  [1.01, 'a := 1.005', 'round(a, 2)'],
  [0, 'sum(cos(2*pi*k*0.1), k, 0, 9)'],
])('%d is %j', async (value, ...sources) => {
  await sheet.run(() => sheet.evaluator.open(lines(...sources), SETTINGS))
  const [outcome] = sheet.results.get(String(sources.length))!.outcomes
  expect(outcome!.notices).toEqual([])
  if (value === 0) expect(outcome!.value).toBe(0)
  else expect(Number(outcome!.value) / value).toBeCloseTo(1, 13)
})

/** Items of lists, by mpmath too. */
test.each<[readonly number[], ...string[]]>([
  [[5e-17, 2e-16], 'c := [cos(1e-8), cos(2e-8)]', '1 .- c'],
  [[5e-19, 0.4596976941318602], 'v := [1e-9, 1]', '1 .- cos(v)'],
  [[0, -1, 0], 'v := [0.5*pi, 1.0*pi, 1.5*pi]', 'cos(v)'],
  [[0, 1], 'u(x) := sin(pi*x)', 'z := [1.0, 0.5]', 'u(z)'],
  [[0, 5.5], 'a := 90.0 [deg]', '5.5*[cos(a), sin(a)]'],
  [[3, 0], 'k := 3.0', 'seq(k*sin(j*pi*0.5), j, 1, 2)'],
  [[1.01, 2.68, -1.01], 'a := [1.005, 2.675, -1.005]', 'round(a, 2)'],
  [[2], 'L := [5, 4, 3, 2]', 'b := 0.4', '[L[round(b*10.0)]]'],
  // The list behind a name is the one above it.
  [[3], 'a := [0.1, 0.2]', 'b := 3*a[1]', 'a := [5, 6]', '[floor(b*10.0)]'],
  [[5e-17], 'a := [1e-8, 2]', 'b := cos(a[1])', 'a := [5, 6]', '[1 - b]'],
  [[1], 'a := [0.1, 0.2]*3', '[if(a[1] <= 0.3, 1, 2)]'],
  [[3], 'a := [0.1, 0.2]*3', '[floor(a[1]*10)]'],
])('%j are %j', async (values, ...sources) => {
  await sheet.run(() => sheet.evaluator.open(lines(...sources), SETTINGS))
  const [outcome] = sheet.results.get(String(sources.length))!.outcomes
  expect(outcome!.notices).toEqual([])
  const found = outcome!.value as readonly number[]
  for (const [at, value] of values.entries())
    expect(value === 0 ? found[at] : found[at]! / value).toBeCloseTo(value === 0 ? 0 : 1, 13)
  expect(found.map(Math.sign)).toEqual(values.map(Math.sign))
})

test.each([['tan(pi/2*1.0)'], ['tan(90.0 [deg])'], ['1/cos(90.0 [deg])'], ['sec(0.5*pi)']])(
  '%j is no number',
  async source => {
    expect(await codesOf(source)).toEqual(['argument.undefined.infinite'])
  },
)

test('another formula with the same number is another number where digits cancel', async () => {
  await sheet.run(() => sheet.evaluator.open(lines('t := tanh(30.5)', '1 - t'), SETTINGS))
  expect(sheet.results.get('2')!.outcomes[0]!.value).toBeCloseTo(6.442680571985032e-27, 40)
  await sheet.run(() => sheet.evaluator.update({ blocks: [line('1', 't := tanh(29.5)')] }))
  expect(sheet.results.get('2')!.outcomes[0]!.value).toBeCloseTo(4.760532817388801e-26, 39)
})
