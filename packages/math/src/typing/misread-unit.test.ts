/** The unit that should be a variable, in a formula whose units do not fit. */
import { expect, it } from 'vitest'
import { parsePlain, toLatex } from '../expression/index.ts'
import { isUnit, resolveName } from '../units/index.ts'
import { misreadUnit } from './misread-unit.ts'
import { secondReadings } from './second-readings.ts'

/** Units that the variables above have. */
const UNITS: Readonly<Record<string, string>> = {
  h: 'm',
  b: 'm',
  D: 'mm',
  m: 'kg',
  x: 's',
  t: 's',
  V: 'm',
  y: 'm',
}

/** Lines that define some of them. */
const LINES: Readonly<Record<string, string>> = { x: 'x := 2 [h]', t: 't := 5 [s]', y: 'y := 3 [m]' }

const latexOf = (plain: string): string => {
  const parsed = parsePlain(plain)
  if (!parsed.ok) throw new Error(parsed.problem.message)
  return toLatex(parsed.value)
}

it.each([
  ['A := b + 2 [h]', [null, 'h']],
  ['A := 3 [D] + b', [null, 'D']],
  ['A := x + b', ['x', 'h']],
  ['A := sin(2 [D]) + b', null],
  ['A := t + b', null],
  ['A := 2 [h] + t', null],
  ['A := b + y', null],
  ['A := t + y', null],
  ['A := 2 [h]', null],
] as const)('%s', (plain, meant) => {
  const latex = latexOf(plain)
  const found = misreadUnit(latex, {
    dimensionOf: name => (UNITS[name] ? resolveName(UNITS[name])?.dimension : undefined),
    readingsOf: name => {
      const line = name === null ? latex : LINES[name] && latexOf(LINES[name])
      return line ? secondReadings(line, word => word in UNITS, isUnit) : []
    },
  })
  expect(found && [found.through, found.reading.name]).toEqual(meant)
})
