/** The lookup in a table that is being written: its row in quotation marks, or its column behind them. */
import { isSpace } from '../math/field-model.ts'
import type { FieldAtom, FieldModel } from '../math/field-model.ts'
import { nameAt, typedName } from '../math/typed-name.ts'

export interface LookupPlace {
  /** Name of the table. */
  readonly table: string
  readonly part: 'row' | 'column'
  /** The part of the name that has been typed. */
  readonly text: string
  /** Offsets around it, and around its quotation marks. */
  readonly start: number
  readonly end: number
}

/** The atoms of a quotation mark. */
interface Mark {
  readonly first: FieldAtom
  readonly last: FieldAtom
}

const isText = (atom: FieldAtom, values: RegExp): boolean =>
  atom.type === 'text' && values.test(atom.value ?? '')

/** The quotation mark that ends with the atom: where the field has read it anew, it is two apostrophes. */
function markAt(last: FieldAtom): Mark | null {
  if (isText(last, /["“”]/)) return { first: last, last }
  const first = last.leftSibling
  return isText(last, /['’]/) && first && isText(first, /['’]/) ? { first, last } : null
}

/** `IPE("2` or `IPE("200", I`; null anywhere else. */
export function lookupPlace(model: FieldModel): LookupPlace | null {
  const at = model.at(model.position)
  const mark = openingMark(at)
  if (mark) return rowAt(model, at, mark)
  const { text, start, end } = typedName(model)
  const comma = withoutSpaces(model.at(start))
  if (comma.type !== 'mpunct' || comma.value !== ',') return null
  const closing = withoutSpaces(comma.leftSibling)
  const closingMark = markAt(closing)
  const opening = closingMark && openingMark(closingMark.first.leftSibling)
  const table = opening && tableBefore(model, opening)
  return table ? { table, part: 'column', text, start, end } : null
}

/** A text in quotation marks that no bracket of a table or function holds, `"IPE 2`; null anywhere else. */
export function textPlace(model: FieldModel): Omit<LookupPlace, 'table' | 'part'> | null {
  const at = model.at(model.position)
  const mark = openingMark(at)
  if (mark) return tableBefore(model, mark) === null ? textAt(model, at, mark) : null
  return openText(model, at)
}

/** Signs of the longest text that is looked back over. */
const LONGEST = 40

/** Outside of brackets a quotation mark opens no text for the field: letters and figures follow it as in a formula. */
function openText(model: FieldModel, at: FieldAtom): Omit<LookupPlace, 'table' | 'part'> | null {
  let text = ''
  let atom = at
  while (text.length < LONGEST && (isSpace(atom) || /^[\p{L}\d./]$/u.test(atom.value ?? ''))) {
    if (atom.type === 'first' || atom.type === 'text') break
    text = `${isSpace(atom) ? ' ' : atom.value}${text}`
    atom = atom.leftSibling
  }
  const mark = text === '' ? null : markAt(atom)
  const isOpening = mark && openingMark(atom) && tableBefore(model, mark) === null
  return isOpening ? { text, start: model.offsetOf(mark.first) - 1, end: model.position } : null
}

function rowAt(model: FieldModel, at: FieldAtom, mark: Mark): LookupPlace | null {
  const table = tableBefore(model, mark)
  return table === null ? null : { table, part: 'row', ...textAt(model, at, mark) }
}

function textAt(model: FieldModel, at: FieldAtom, mark: Mark): Omit<LookupPlace, 'table' | 'part'> {
  let last = at
  while (last.rightSibling?.type === 'text' && !markAt(last)) last = last.rightSibling
  const end = markAt(last) && last !== mark.last ? model.offsetOf(last) : model.position
  const start = model.offsetOf(mark.first) - 1
  let text = ''
  for (let atom = at; atom !== mark.last; atom = atom.leftSibling) text = `${atom.value ?? ' '}${text}`
  return { text, start, end }
}

/** The quotation mark that is open at an atom: within a text, behind an odd number of them. */
function openingMark(from: FieldAtom): Mark | null {
  let nearest: Mark | null = null
  let count = 0
  for (let atom = from; atom.type === 'text'; atom = atom.leftSibling) {
    const mark = markAt(atom)
    if (!mark) continue
    nearest ??= mark
    count += 1
    atom = mark.first
  }
  return count % 2 === 1 ? nearest : null
}

/** The name before the bracket that the quotation mark follows. */
function tableBefore(model: FieldModel, mark: Mark): string | null {
  const bracket = withoutSpaces(mark.first.leftSibling)
  const around = bracket.type === 'first' ? bracket.parent : undefined
  const isOpen = bracket.type === 'mopen' && bracket.value === '('
  const isPaired = around?.type === 'leftright' && around.leftDelim === '('
  if (!isOpen && !isPaired) return null
  const { text } = nameAt(model, model.offsetOf(isPaired ? around.leftSibling : bracket.leftSibling))
  return text === '' ? null : text
}

function withoutSpaces(from: FieldAtom): FieldAtom {
  let atom = from
  while (isSpace(atom)) atom = atom.leftSibling
  return atom
}
