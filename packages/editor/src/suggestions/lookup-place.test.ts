import { expect, test } from 'vitest'
import type { FieldAtom, FieldModel } from '../math/field-model.ts'
import { lookupPlace, textPlace } from './lookup-place.ts'

const OTHER = /["“”]/

/** A line of single characters, `|` where the caret is; what stands in quotation marks is text. */
function line(source: string): FieldModel {
  const atoms: FieldAtom[] = [{ type: 'first' } as FieldAtom]
  let quoted = false
  let position = 0
  for (const value of source) {
    if (value === '|') {
      position = atoms.length - 1
      continue
    }
    const type = typeOf(value, quoted)
    if (OTHER.test(value) || (value === "'" && atoms.at(-1)!.value === "'")) quoted = !quoted
    const atom = { type, value, command: value, leftSibling: atoms.at(-1)! } as FieldAtom
    Object.assign(atoms.at(-1)!, { rightSibling: atom })
    atoms.push(atom)
  }
  return { position, at: offset => atoms[offset]!, offsetOf: atom => atoms.indexOf(atom) } as FieldModel
}

function typeOf(value: string, quoted: boolean): string {
  if (quoted || value === "'" || OTHER.test(value)) return 'text'
  if (value === ' ') return 'spacing'
  if (value === ',') return 'mpunct'
  if (value === '(') return 'mopen'
  return /[\p{L}\d]/u.test(value) ? 'mord' : 'mbin'
}

test.each([
  ['IPE("|', { table: 'IPE', part: 'row', text: '', start: 4, end: 5 }],
  ['IPE("20|', { table: 'IPE', part: 'row', text: '20', start: 4, end: 7 }],
  ['2+bolts("M12 x|', { table: 'bolts', part: 'row', text: 'M12 x', start: 8, end: 14 }],
  // Within the marks, all up to the second one is replaced.
  ['IPE("2|00",h)', { table: 'IPE', part: 'row', text: '2', start: 4, end: 9 }],
  ['IPE("200",|', { table: 'IPE', part: 'column', text: '', start: 10, end: 10 }],
  ['IPE("200", I|', { table: 'IPE', part: 'column', text: 'I', start: 11, end: 12 }],
  ['IPE("200",W)+IPE("220", b|', { table: 'IPE', part: 'column', text: 'b', start: 24, end: 25 }],
  // A field that is read anew has two apostrophes for a quotation mark.
  ["IPE(''20|", { table: 'IPE', part: 'row', text: '20', start: 4, end: 8 }],
  ["IPE(''200'',W|", { table: 'IPE', part: 'column', text: 'W', start: 12, end: 13 }],
])('%s', (source, place) => {
  expect(lookupPlace(line(source))).toEqual(place)
})

test.each(['IPE("200"|', 'IPE(200, I|', '"200|', 'a+"200|', 'f(x, I|', 'IPE("200")+I|', '("2|', 'IPE|'])(
  '%s looks nothing up',
  source => {
    expect(lookupPlace(line(source))).toBeNull()
  },
)

test.each([
  ['"IPE 2|', { text: 'IPE 2', start: 0, end: 6 }],
  ['a+"S3|55"', { text: 'S3', start: 2, end: 8 }],
])('%s is a text of its own', (source, place) => expect(textPlace(line(source))).toEqual(place))

test.each([
  ['d="M12|', { text: 'M12', start: 2, end: 6 }],
  ['"W12x26|', { text: 'W12x26', start: 0, end: 7 }],
])('%s is one where the field reads a formula behind the mark', (source, place) => {
  const model = line(source)
  for (let at = 1, isBehind = false; at <= model.position; at++) {
    const atom = model.at(at)
    if (isBehind) Object.assign(atom, { type: 'mord' })
    if (atom.value === '"') isBehind = true
  }
  expect(textPlace(model)).toEqual(place)
})

test.each(['IPE("2|', 'f("2|', '"200"|', 'a"200"b|', 'IPE|'])('%s is no text of its own', source =>
  expect(textPlace(line(source))).toBeNull(),
)
