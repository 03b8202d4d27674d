import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isUnit } from '../units/index.ts'
import { proseIn } from './prose.ts'
import { FORMULAS, PROSES } from './testing/prose.ts'
import { isWordy } from './wordy.ts'

const knownWith = (...defined: string[]) => ({ isUnit, isDefined: (word: string) => defined.includes(word) })

const UNKNOWN = knownWith()

/** The lines of worked examples and of textbooks, whose names nobody has defined here. */
function formulasOfExamples(): string[] {
  const fixtures = fileURLToPath(new URL('../../../../fixtures/', import.meta.url))
  const files = globSync(['formulas/*/**/*.*', 'typing/*.txt'], { cwd: fixtures })
  const lines = files.flatMap(file => readFileSync(fixtures + file, 'utf8').split('\n'))
  return lines.map(line => line.split('\t')[0]!.trim()).filter(line => line !== '' && !/^[#@]/.test(line))
}

describe('prose', () => {
  it.each(PROSES)('%s', line => expect(proseIn(line, UNKNOWN)).toBe('certain'))

  it.each(FORMULAS)('%s is a formula', row => {
    const [line = '', names = ''] = row.split(' | ')
    expect(proseIn(line, knownWith(...names.split(' ')))).toBeNull()
  })

  it('leaves every formula of the examples alone', () => {
    const lines = formulasOfExamples()
    expect(lines.length).toBeGreaterThan(5000)
    const taken = lines.filter(line => proseIn(line, UNKNOWN) !== null)
    expect(taken).toEqual([])
  })

  it.each([
    ['force distance height', 'certain'],
    ['height g density', 'likely'],
    ['factor load', 'likely'],
    ['Assumptions', 'likely'],
    ['2.1 Loads', 'likely'],
    ['Project 4711', 'certain'],
    ['Page 3 of 5', 'certain'],
    ['- first point', 'certain'],
    ['- load 5 kN', 'certain'],
    ['3 bolts M12', 'likely'],
    ['Load 5 kN', 'likely'],
    ['sin of x', 'likely'],
    ['where F = 5 kN is the load on the beam', 'likely'],
  ])('%s is %s', (line, wanted) => expect(proseIn(line, UNKNOWN)).toBe(wanted))

  it.each([
    ['F := 5 [kN]', false],
    ['F_max/A_s = [MPa]', false],
    ['cos alpha', false],
    ['2 x', false],
    ['M = 12 kN mm', false],
    ['E = sin alpha', false],
    ['x > 1 and x < 3', false],
    ['The load on the beam', true],
    ['forces in steel', true],
    ['Loads, forces and moments', true],
    ['beam deflection = 3 mm', true],
    ['[t, "Light Blue"]', false],
    ['paint it "Light Blue"', true],
  ])('%s has words: %s', (line, wordy) => expect(isWordy(line, isUnit)).toBe(wordy))
})
