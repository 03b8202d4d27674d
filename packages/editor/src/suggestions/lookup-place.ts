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

const isQuote = (atom: FieldAtom): boolean => atom.type === 'text' && /["“”]/.test(atom.value ?? '')

/** `IPE("2` or `IPE("200", I`; null anywhere else. */
export function lookupPlace(model: FieldModel): LookupPlace | null {
  const at = model.at(model.position)
  const mark = openingMark(at)
  if (mark) return rowAt(model, at, mark)
  const { text, start, end } = typedName(model)
  const comma = withoutSpaces(model.at(start))
  if (comma.type !== 'mpunct' || comma.value !== ',') return null
  const closing = withoutSpaces(comma.leftSibling)
  const opening = isQuote(closing) ? openingMark(closing.leftSibling) : null
  const table = opening && tableBefore(model, opening)
  return table ? { table, part: 'column', text, start, end } : null
}

function rowAt(model: FieldModel, at: FieldAtom, mark: FieldAtom): LookupPlace | null {
  const table = tableBefore(model, mark)
  if (table === null) return null
  let last = at
  while (last.rightSibling?.type === 'text' && !isQuote(last)) last = last.rightSibling
  const end = isQuote(last) && last !== mark ? model.offsetOf(last) : model.position
  const start = model.offsetOf(mark) - 1
  let text = ''
  for (let atom = at; atom !== mark; atom = atom.leftSibling) text = `${atom.value ?? ' '}${text}`
  return { table, part: 'row', text, start, end }
}

/** The quotation mark that is open at an atom: within a text, behind an odd number of them. */
function openingMark(from: FieldAtom): FieldAtom | null {
  let nearest: FieldAtom | null = null
  let count = 0
  for (let atom = from; atom.type === 'text'; atom = atom.leftSibling)
    if (isQuote(atom)) {
      nearest ??= atom
      count += 1
    }
  return count % 2 === 1 ? nearest : null
}

/** The name before the bracket that the quotation mark follows. */
function tableBefore(model: FieldModel, mark: FieldAtom): string | null {
  const bracket = withoutSpaces(mark.leftSibling)
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
