/** The name that is being typed, read from the field. */
import { normaliseName } from '@calcwright/math/expression'
import { isDigit, isInUnitBox, isLetter } from './field-model.ts'
import type { FieldAtom, FieldModel } from './field-model.ts'

export interface TypedName {
  /** Plain form up to the caret, `F_ma` for F with the subscript begun; '' for no name. */
  readonly text: string
  /** Offsets around all of it. */
  readonly start: number
  readonly end: number
  readonly inUnit: boolean
}

/** The name that ends at the caret. */
export function typedName(model: FieldModel): TypedName {
  const inUnit = isInUnitBox(model)
  const left = model.at(model.position)
  const none: TypedName = { text: '', start: model.position, end: model.position, inUnit }
  const next = left.rightSibling
  if (next && (isLetter(next) || isDigit(next))) return none
  const script = left.parent
  if (left.parentBranch === 'subscript' && script?.type === 'subsup') {
    const subscript = lettersBefore(left)
    const base = lettersBefore(script.leftSibling)
    if (!base.text || subscript.before.type !== 'first') return none
    const start = model.offsetOf(base.before)
    return { text: `${base.text}_${subscript.text}`, start, end: model.offsetOf(script), inUnit }
  }
  const letters = lettersBefore(left)
  return { text: letters.text, start: model.offsetOf(letters.before), end: model.position, inUnit }
}

/** The name around the caret, to its end: for help about it. */
export function nameAt(model: FieldModel, offset = model.position): TypedName {
  let atom = model.at(offset)
  if (atom.parentBranch === 'subscript' && atom.parent?.type === 'subsup') atom = atom.parent
  while (atom.rightSibling && (isLetter(atom.rightSibling) || isDigit(atom.rightSibling)))
    atom = atom.rightSibling
  let subscript = ''
  let end = model.offsetOf(atom)
  const script =
    atom.type === 'subsup' ? atom : atom.rightSibling?.type === 'subsup' ? atom.rightSibling : null
  if (script) {
    subscript = branchText(script.subscript)
    if (subscript) end = model.offsetOf(script)
    if (atom === script) atom = script.leftSibling
  }
  const operator = atom.type === 'operator' || atom.type === 'mop'
  const letters = operator
    ? { text: atom.value ?? atom.command.slice(1), before: atom.leftSibling }
    : lettersBefore(atom)
  const text = letters.text && subscript ? `${letters.text}_${subscript}` : letters.text
  return { text, start: model.offsetOf(letters.before), end, inUnit: isInUnitBox(model) }
}

/** Letters and digits that end with this atom; a number before a name is not part of it. */
function lettersBefore(last: FieldAtom): { readonly text: string; readonly before: FieldAtom } {
  const run: FieldAtom[] = []
  let atom = last
  while (isLetter(atom) || isDigit(atom)) {
    run.unshift(atom)
    atom = atom.leftSibling
  }
  while (run[0] && isDigit(run[0])) atom = run.shift()!
  return { text: run.map(letter => normaliseName(letter.value!)).join(''), before: atom }
}

function branchText(atoms: readonly FieldAtom[] | undefined): string {
  return (atoms ?? [])
    .filter(atom => atom.type !== 'first')
    .map(atom => (atom.value === ',' ? '_' : normaliseName(atom.value ?? '')))
    .join('')
}
