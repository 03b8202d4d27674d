import { expect, test } from 'vitest'
import { scientificNumberBefore, wordBefore } from './field-model.ts'
import type { FieldAtom, FieldModel } from './field-model.ts'

/** A line of single characters with the caret at its end. */
function line(text: string): FieldModel {
  const atoms: FieldAtom[] = [{ type: 'first' } as FieldAtom]
  for (const value of text)
    atoms.push({
      type: /[\p{L}\d.]/u.test(value) ? 'mord' : 'mbin',
      value,
      leftSibling: atoms.at(-1)!,
    } as FieldAtom)
  return { position: text.length, at: offset => atoms[offset]! } as FieldModel
}

test.each([
  ['2rho', 'rho'],
  ['x2', 'x2'],
  ['3*mm', 'mm'],
  ['8.36e6mm', 'mm'],
  ['2e3', ''],
  ['2e', 'e'],
  ['1.5e-3s', 's'],
  ['2exp', 'exp'],
])('the word before the caret in %s', (text, word) => {
  expect(wordBefore(line(text))).toEqual({ text: word, start: text.length - word.length, end: text.length })
})

test.each([
  ['8.36e6', 0, '8.36', '6'],
  ['5-2e3', 2, '2', '3'],
  ['1.5e-3', 0, '1.5', '-3'],
  ['1.5e−3', 0, '1.5', '-3'],
  ['a+.5E+12', 2, '.5', '+12'],
])('the number with an exponent before the caret in %s', (text, start, significand, exponent) => {
  expect(scientificNumberBefore(line(text))).toEqual({ start, significand, exponent })
})

test.each(['2e', '2e-', 'x2e3', 'e3', '23', '1.2.3e4', '2ee3', ''])(
  '%s does not end with an exponent',
  text => {
    expect(scientificNumberBefore(line(text))).toBeNull()
  },
)
