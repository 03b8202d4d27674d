import { expect, test } from 'vitest'
import { isUnit } from '@calcwright/math/units'
import type { FieldAtom, FieldModel } from '../math/field-model.ts'
import { mayComplete, followsEquals } from './completion.ts'

const MEANT = new Set(['Load', 'F_m', 'min', 'mod'])
const means = (text: string): boolean => MEANT.has(text) || isUnit(text)

test.each([
  // A single letter is a name of its own.
  ['K', 'k_2', false],
  ['k', 'k_2', false],
  ['K', 'K_2', false],
  ['h', 'h_s', false],
  ['F', 'Force', false],
  // Case matters.
  ['fo', 'Force', false],
  ['For', 'force', false],
  ['RHO', 'rho_air', false],
  // A name that is complete, or means something else already, gets no completion.
  ['Load', 'Loads', false],
  ['F_m', 'F_max', false],
  ['min', 'minutes_all', false],
  ['mod', 'modulus', false],
  ['kN', 'kN_total', false],
  ['mm', 'mmax', false],
  // Only what begins like it.
  ['orce', 'Force', false],
  ['Fo', 'Force', true],
  ['Forc', 'Force_x', true],
  ['F_ma', 'F_max', true],
  ['F_', 'F_max', true],
  ['v_a', 'v~v~_air', true],
])('%s goes on as %s: %s', (text, name, expected) => {
  const candidate = { kind: 'variable', name, words: [name.replaceAll('~v~', '')], label: '' } as const
  expect(mayComplete(candidate, text, means)).toBe(expected)
})

/** A line of single characters. */
function line(text: string): FieldModel {
  const atoms: FieldAtom[] = [{ type: 'first' } as FieldAtom]
  for (const value of text) {
    const type = value === ' ' ? 'spacing' : /[\p{L}\d]/u.test(value) ? 'mord' : 'mrel'
    atoms.push({ type, value, leftSibling: atoms.at(-1)! } as FieldAtom)
  }
  return { at: offset => atoms[offset]! } as FieldModel
}

test.each([
  ['k=h', 2, true],
  ['k = h', 4, true],
  ['a*b =h', 5, true],
  ['k=5h', 3, false],
  ['k=a*h', 4, false],
  ['h', 0, false],
])('in %s, offset %d', (text, offset, expected) => {
  expect(followsEquals(line(text), offset)).toBe(expected)
})

test('in a unit box behind the sign', () => {
  const sign = { type: 'mrel', value: '=' } as FieldAtom
  const box = { type: 'group', command: '\\class', args: ['unit'], leftSibling: sign } as unknown as FieldAtom
  const first = { type: 'first', parent: box } as FieldAtom
  expect(followsEquals({ at: () => first } as unknown as FieldModel, 2)).toBe(true)
})
