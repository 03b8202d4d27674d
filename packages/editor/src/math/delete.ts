/** Backspace and Delete at the edges of what has slots: what a person sees beside the caret goes. */
import { insert, replace } from './edit.ts'
import { isThinSpace, isUnitBox } from './field-model.ts'
import type { FieldAtom } from './field-model.ts'
import type { FormulaField } from './mathlive.ts'
import { unitAhead } from './unit-edges.ts'

export type DeleteDirection = 'back' | 'forward'

/** Takes the selection away, or what stands beside the caret; false when nothing has changed. */
export function deleteAt(field: FormulaField, direction: DeleteDirection): boolean {
  const before = field.value
  const position = field.position
  if (field.selectionIsCollapsed) deleteBeside(field, direction)
  else deleteSelected(field)
  return field.value !== before || field.position !== position
}

function deleteBeside(field: FormulaField, direction: DeleteDirection): void {
  const { model } = field
  const back = direction === 'back'
  const unit = unitAhead(model)
  if (unit) field.position = back ? unit.numberEnd : unit.start
  const caret = model.at(field.position)
  if (back && isThinSpace(caret)) erase(field, direction)
  if (back && isUnitBox(caret)) field.position = model.offsetOf(caret.body!.at(-1)!)
  const fence = fenceBeside(model.at(field.position), back)
  if (fence) return openFence(field, fence.of, fence.side)
  const { value } = field
  for (let goes = true; goes;) {
    const depth = depthOf(model.at(field.position))
    erase(field, direction)
    const caret = model.at(field.position)
    // MathLive has only gone into a fraction or an exponent: the key takes something away.
    goes = field.value === value && depthOf(caret) > depth && caret.parent?.type !== 'surd'
  }
  fillEmptySlot(field)
}

const erase = (field: FormulaField, direction: DeleteDirection): boolean =>
  field.executeCommand(direction === 'back' ? 'deleteBackward' : 'deleteForward')

function depthOf(atom: FieldAtom): number {
  let depth = 0
  for (let parent = atom.parent; parent; parent = parent.parent) depth += 1
  return depth
}

/** A placeholder that fills a slot alone goes together with the slot. */
function deleteSelected(field: FormulaField): void {
  const { model } = field
  const selected = model.at(Math.max(model.position, model.anchor))
  const { parent } = selected
  const alone =
    selected.type === 'placeholder' && selected.leftSibling.type === 'first' && selected.isLastSibling
  if (!alone || !parent || !/^(?:genfrac|subsup)$/.test(parent.type)) {
    erase(field, 'back')
    return fillEmptySlot(field)
  }
  field.position = model.offsetOf(selected.parentBranch === 'above' ? parent.leftSibling : selected)
  if (selected.parentBranch === 'above') return
  erase(field, 'back')
  erase(field, 'back')
}

interface Fence {
  readonly of: FieldAtom
  readonly side: 'left' | 'right'
}

/** The bracket that a key would take away: of a pair beside the caret or around it. */
function fenceBeside(caret: FieldAtom, back: boolean): Fence | null {
  const beside = back ? caret : caret.rightSibling
  if (beside?.type === 'leftright') return { of: beside, side: back ? 'right' : 'left' }
  const atEdge = back ? caret.type === 'first' : caret.isLastSibling
  return atEdge && caret.parent?.type === 'leftright'
    ? { of: caret.parent, side: back ? 'left' : 'right' }
    : null
}

/** Takes one bracket of a pair away; the other stays as it is while typed, to be closed again by the next. */
function openFence(field: FormulaField, pair: FieldAtom, side: 'left' | 'right'): void {
  const { model } = field
  const body = pair.body!
  const [start, end] = [model.offsetOf(pair.leftSibling), model.offsetOf(pair)]
  const inside = field.getValue(model.offsetOf(body[0]!), model.offsetOf(body.at(-1)!), 'latex')
  const behind = field.lastOffset - end
  const left = side === 'right' ? (pair.leftDelim ?? '') : ''
  const right = side === 'left' ? (pair.rightDelim ?? '') : ''
  const [opening, closing] = [left, right].map(sign => (sign === '.' || sign === '?' ? '' : sign))
  replace(field, start, end, `${opening}${inside}${closing}`)
  field.position = side === 'right' ? field.lastOffset - behind : start
}

/** Removes the box of a unit that has become empty; any other slot shows that something is missing. */
function fillEmptySlot(field: FormulaField): void {
  const { model } = field
  const caret = model.at(field.position)
  const { parent } = caret
  if (caret.type !== 'first' || !caret.isLastSibling || !parent) return
  if (isUnitBox(parent)) {
    const space = isThinSpace(parent.leftSibling)
    const start = model.offsetOf(space ? parent.leftSibling.leftSibling : parent.leftSibling)
    replace(field, start, model.offsetOf(parent), space ? '\\:' : '')
  } else if (/^(?:genfrac|subsup|surd)$/.test(parent.type)) insert(field, '\\placeholder{}')
}
