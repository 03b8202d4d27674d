/** Edits of the structure of a formula: matrices, templates, and the way out of slots. */
import { deleteAt } from './delete.ts'
import { insert, replace } from './edit.ts'
import { slotOf, wordBefore } from './field-model.ts'
import type { FieldAtom } from './field-model.ts'
import type { KeyDecision, MatrixChange } from './keys.ts'
import type { FormulaField } from './mathlive.ts'
import { nameAt } from './typed-name.ts'
import { templateOf } from './words.ts'

/** Out of the slot; MathLive itself leaves it to the right only. */
export function leaveSlot(field: FormulaField, side: 'left' | 'right'): void {
  if (side === 'right') return void field.executeCommand('moveAfterParent')
  const { parent } = field.model.at(field.position)
  if (parent?.parent) field.position = field.model.offsetOf(parent.leftSibling)
}

/** Changes what stands left of the caret, which stays behind it. */
export function changeBefore(field: FormulaField, offset: number, change: () => void): void {
  const behind = field.lastOffset - field.position
  field.position = offset
  change()
  field.position = field.lastOffset - behind
}

/** The name at the caret, for a double click. */
export function selectName(field: FormulaField): void {
  const { text, start, end } = nameAt(field.model)
  if (text) field.selection = { ranges: [[start, end]] }
}

/** To the edge of the slot; from there, or when asked, to the edge of the line. */
export function moveToEdge(
  field: FormulaField,
  edge: { readonly side: 'start' | 'end'; readonly of: 'slot' | 'line'; readonly select: boolean },
): void {
  const Edge = edge.side === 'start' ? 'Start' : 'End'
  const before = field.position
  if (edge.of === 'slot') field.executeCommand(edge.select ? `extendToGroup${Edge}` : `moveToGroup${Edge}`)
  if (edge.of === 'slot' && field.position !== before) return
  field.executeCommand(edge.select ? `extendToMathField${Edge}` : `moveToMathfield${Edge}`)
}

/** A comma or a semicolon goes to the next cell, which is made where there is none. */
export function changeMatrix(field: FormulaField, change: MatrixChange): boolean {
  if (change === 'removeColumn' || change === 'removeRow') return field.executeCommand(change)
  const { model } = field
  const at = model.at(model.position)
  const [row, column] = at.parentBranch as readonly [number, number]
  const next = change === 'next-column' ? [row, column + 1] : [row + 1, 0]
  const last = model.offsetOf(at.parent!)
  for (let offset = model.position + 1; offset < last; offset++) {
    const atom = model.at(offset)
    if (atom.type !== 'first' || atom.parent !== at.parent) continue
    const [r, c] = atom.parentBranch as readonly [number, number]
    if (r !== next[0] || c !== next[1]) continue
    field.position = offset
    const content = atom.rightSibling
    if (content?.type === 'placeholder') field.selection = { ranges: [[offset, offset + 1]] }
    return true
  }
  return addToMatrix(field, change === 'next-column' ? 'addColumnAfter' : 'addRowAfter')
}

export type MatrixAddition = 'addColumnBefore' | 'addColumnAfter' | 'addRowBefore' | 'addRowAfter'

/** A row or a column beside the caret, which goes there. MathLive leaves the cells of a column without a place. */
export function addToMatrix(field: FormulaField, addition: MatrixAddition): boolean {
  const added = field.executeCommand(addition)
  const { model } = field
  let cell = model.at(model.position)
  while (cell.parent && !Array.isArray(cell.parentBranch)) cell = cell.parent
  const empty: FieldAtom[] = []
  for (let offset = 1; offset <= model.lastOffset; offset++) {
    const atom = model.at(offset)
    if (atom.type === 'first' && atom.isLastSibling && atom.parent === cell.parent) empty.push(atom)
  }
  const own = cell.isFirstSibling ? cell : null
  for (const first of empty) {
    field.position = model.offsetOf(first)
    field.insert('\\placeholder{}', { format: 'latex', selectionMode: 'after', silenceNotifications: true })
  }
  if (own && empty.includes(own)) {
    const offset = model.offsetOf(own)
    field.selection = { ranges: [[offset, offset + 1]] }
  }
  return added
}

/** Carries out a key that changes the structure, or takes something away. */
export function changeByKey(
  field: FormulaField,
  decision: Extract<KeyDecision, { readonly to: 'delete' | 'matrix' | 'template' }>,
): boolean {
  if (decision.to === 'delete') return deleteAt(field, decision.direction)
  return decision.to === 'matrix' ? changeMatrix(field, decision.change) : insert(field, decision.latex)
}

/** A sign typed where a sum or a limit has it already (`k=`, `x->`) leads on to what follows it. */
export function skipExistingSign(field: FormulaField): boolean {
  const { model } = field
  const sign = model.at(field.position)
  const next = sign.rightSibling
  if (slotOf(model) !== 'bounds' || sign.type !== 'mrel' || next?.type !== 'mrel') return false
  if (next.command !== sign.command || next.value !== sign.value) return false
  field.executeCommand('deleteBackward')
  const after = field.position + 1
  if (model.at(after).rightSibling?.type !== 'placeholder') field.position = after
  else field.selection = { ranges: [[after, after + 1]] }
  return true
}

/** Tab behind `sum`, `integrate` and the like: the sign with its slots, the first of them selected. */
export function insertTemplateOfWord(field: FormulaField): boolean {
  if (!field.selectionIsCollapsed) return false
  const word = wordBefore(field.model)
  const template = templateOf(word.text)
  if (!template) return false
  replace(field, word.start, word.end, template)
  return true
}

/** A selection that reaches across slots goes before the next key; one within a slot stays for it. */
export function deleteAcrossSlots(field: FormulaField): boolean {
  const { model } = field
  if (field.selectionIsCollapsed) return false
  const [one, other] = [model.at(model.anchor), model.at(model.position)]
  if (one.parent === other.parent && String(one.parentBranch) === String(other.parentBranch)) return false
  return field.executeCommand('deleteBackward')
}
