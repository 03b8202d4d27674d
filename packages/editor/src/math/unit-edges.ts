/** Edges of units in the field: where a unit begins behind its number, and where it ends. */
import { isAfterValue, isLetter, isSpace, isThinSpace, isUnitBox } from './field-model.ts'
import type { FieldAtom, FieldModel } from './field-model.ts'

/** The place between a number and its unit, which the caret can stand at in several ways that look the same. */
export interface UnitAhead {
  readonly box: FieldAtom
  /** Offset behind the number, before the thin space. */
  readonly numberEnd: number
  /** Offset before the first letter of the unit. */
  readonly start: number
  /** Letters with which the unit begins. */
  readonly word: string
}

/** The unit behind a value at whose left edge the caret stands, before the thin space, behind it or in the box. */
export function unitAhead(model: FieldModel): UnitAhead | null {
  const box = boxAhead(model.at(model.position))
  if (!box) return null
  const { leftSibling } = box
  const numberEnd = model.offsetOf(isThinSpace(leftSibling) ? leftSibling.leftSibling : leftSibling)
  const first = firstPlace(box)
  if (!first || isSpace(model.at(numberEnd)) || !isAfterValue(model, numberEnd)) return null
  return { box, numberEnd, start: model.offsetOf(first), word: lettersBehind(first) }
}

function boxAhead(caret: FieldAtom): FieldAtom | null {
  const next = caret.rightSibling
  const box = next && isThinSpace(next) ? next.rightSibling : next
  if (isUnitBox(box)) return box!
  for (let atom = caret; atom.type === 'first' && atom.parent; atom = atom.parent.leftSibling) {
    if (isUnitBox(atom.parent)) return atom.parent
    const begins = atom.parentBranch === 'above' || atom.parent.type === 'leftright'
    if (!begins) return null
  }
  return null
}

/** The innermost place before all that the box shows: in the numerator of its fraction. */
function firstPlace(box: FieldAtom): FieldAtom | null {
  let first = box.body?.[0] ?? null
  for (let next = first?.rightSibling; next?.above ?? next?.body; next = first?.rightSibling)
    first = (next.above ?? next.body)![0] ?? null
  return first?.rightSibling ? first : null
}

function lettersBehind(first: FieldAtom): string {
  let letters = ''
  for (let atom = first.rightSibling; atom && isLetter(atom); atom = atom.rightSibling) letters += atom.value
  return letters
}

/** Whether the caret stands in the box of a unit behind a value, with nothing of the unit right of it. */
export function isAtUnitEnd(model: FieldModel): boolean {
  const caret = model.at(model.position)
  const box = caret.parent
  if (!box || !isUnitBox(box) || !caret.isLastSibling || caret.type === 'first') return false
  return isAfterValue(model, model.offsetOf(box.leftSibling))
}

/** Offset behind the last sign of the denominator with which the unit left of the caret ends; null for other units. */
export function denominatorEnd(model: FieldModel): number | null {
  const caret = model.at(model.position)
  const last = isUnitBox(caret) ? caret.body?.at(-1) : isAtUnitEnd(model) ? caret : undefined
  const end = last?.type === 'genfrac' ? last.below?.at(-1) : undefined
  return end && isLetter(end) ? model.offsetOf(end) : null
}

/** Whether the caret stands in an exponent of a unit. */
export function isInUnitExponent(model: FieldModel): boolean {
  for (let atom = model.at(model.position); atom.parent && !isUnitBox(atom.parent); atom = atom.parent)
    if (atom.parentBranch === 'superscript') return true
  return false
}
