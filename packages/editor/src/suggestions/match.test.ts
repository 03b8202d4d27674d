import { describe, expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { matchNames, matchUnits, withoutAccents } from './match.ts'

const name = (text: string): Candidate => ({
  kind: 'variable',
  name: text,
  words: [withoutAccents(text)],
  label: '',
})
const unit = (symbol: string, ...words: string[]): Candidate => ({
  kind: 'unit',
  name: symbol,
  words: [symbol, ...words],
  label: words[0] ?? '',
})

const NAMES = ['F', 'F_max', 'Force', 'forceful', 'reinforced', 'v~v~_air', 'vair', 'x_12'].map(name)
const UNITS = [
  unit('m', 'metre', 'meter'),
  unit('mm', 'millimetre'),
  unit('Pa', 'pascal'),
  unit('psi', 'pound per square inch'),
  unit('bar', 'bar'),
]

const found = (matches: ReturnType<typeof matchNames>): string[] => matches.map(m => m.candidate.name)

describe('names for what is typed', () => {
  it.each([
    ['F', ['F', 'F_max']],
    ['f', []],
    ['X_', []],
    ['Fo', []],
    ['x_', ['x_12']],
    ['For', ['Force', 'forceful', 'reinforced']],
    ['for', ['forceful', 'Force', 'reinforced']],
    ['vai', ['vair']],
    ['v_a', ['v~v~_air']],
    ['v~v~_a', ['v~v~_air']],
    ['', []],
  ])('%s', (typed, names) => {
    expect(found(matchNames(typed, NAMES))).toEqual(names)
  })

  it('has units first behind a number', () => {
    const candidates = [name('pascals'), unit('Pa', 'pascal')]
    expect(found(matchNames('pas', candidates))).toEqual(['pascals', 'Pa'])
    expect(found(matchNames('pas', candidates, true))).toEqual(['Pa', 'pascals'])
  })
})

describe('units in a box', () => {
  it.each([
    ['m', ['m']],
    ['p', []],
    ['ps', ['psi']],
    ['pa', ['Pa']],
    ['me', ['m']],
    ['met', ['m', 'mm']],
    ['inc', ['psi']],
  ])('%s', (typed, names) => {
    expect(found(matchUnits(typed, UNITS))).toEqual(names)
  })
})
