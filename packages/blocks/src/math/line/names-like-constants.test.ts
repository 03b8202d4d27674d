import { afterEach, expect, test } from 'vitest'
import { compute } from '../../testing/indented.ts'
import type { ComputedSheet } from '../../testing/indented.ts'

let sheet: ComputedSheet | undefined
afterEach(() => sheet?.dispose())

const EULER = "(e is the value that is defined above here; a power of Euler's number is exp(…).)"
const IMAGINARY = '(i is the value that is defined above here; the imaginary unit is sqrt(-1).)'

test.each<[title: string, text: string, shown: Readonly<Record<number, string>>]>([
  [
    'reads the constant above and in its own line',
    'e^0 + ln(e) =\nlet i := i^2 + 3\ni =',
    { 1: '2', 2: '2', 3: '2' },
  ],
  ['says where only the constant is written so', 'let e := 2\nt := 3\ne^(-t)*8 =', { 3: `1 ${EULER}` }],
  ['says so of the imaginary unit', 'let i := 2\n3i + 1 =', { 2: `7 ${IMAGINARY}` }],
  [
    'says nothing of an eccentricity or a current',
    'let e := 3 [m]\nlet i := 2 [A]\ne^2 =\n3i =',
    { 3: '9 m^2', 4: '6 A' },
  ],
  [
    'holds in the head and in the lines of a loop',
    `
let e := 2
s := 0
for k from 0 to e + 1
  s := s + e
s =`,
    { 5: '6' },
  ],
  [
    'is the imaginary unit again below a loop',
    `
for i from 0 to 3
  s := i
i^2 =`,
    { 3: '-1' },
  ],
  [
    'holds inside a program only',
    `
program P(x)
  let e := x/2
  return e + 1
P(4) =
ln(e) =`,
    { 4: '3', 5: '1' },
  ],
  [
    'holds in programs below',
    `
let e := 5
program P(x)
  return e*x
P(4) =`,
    { 4: '20' },
  ],
  [
    'holds in a choice',
    `
let e := 5
if e > 3
  y := e
  else
  y := 0
y =`,
    { 6: '5' },
  ],
  ['ends where the name is purged', 'let e := 5\npurge e\nln(e) =', { 3: '1' }],
])('a name like a constant %s', async (_, text, shown) => {
  sheet = await compute(text)
  for (const [line, display] of Object.entries(shown))
    expect([line, sheet.shown(Number(line))]).toEqual([line, display])
})

test('the constant comes back when its name goes', async () => {
  sheet = await compute('let e := 5\nx := 2*e')
  expect(sheet.shown(2)).toBe('10')
  await sheet.edit('let e := 6\nx := 2*e')
  expect(sheet.shown(2)).toBe('12')
  await sheet.edit('c := 6\nx := 2*e')
  expect(sheet.shown(2)).toMatch(/^5\.43656/)
  await sheet.edit('let e := \nx := 2*e')
  expect(sheet.shown(2)).toMatch(/^! Computation halted.*waits for e/)
})
