/** Edits of the structure of a formula: fractions, unit boxes, matrices, and the way out of slots. */
import { unitBox, unitBoxBehindNumber } from '@calcwright/math/expression'
import { upright, withUnitSigns } from './auto-unit.ts'
import { insert, replace } from './edit.ts'
import { beforeSpaces, isAfterValue, isSpace, isUnitBox, quantityStart, slotOf } from './field-model.ts'
import type { FieldAtom } from './field-model.ts'
import type { MatrixChange } from './keys.ts'
import type { FormulaField } from './mathlive.ts'
import { nameAt } from './typed-name.ts'

/** The number and its unit become a numerator. MathLive's own `#@` would lose the unit box. */
export function divideQuantity(field: FormulaField): boolean {
  const start = quantityStart(field.model) ?? field.position
  const numerator = field.getValue(start, beforeSpaces(field.model, field.position), 'latex')
  field.selection = { ranges: [[start, field.position]] }
  return insert(field, `\\frac{${numerator}}{\\placeholder{}}`)
}

/** Out of a unit box or of nested fractions, to where names and operators stand. */
export function leaveAll(field: FormulaField): void {
  const inUnit = slotOf(field.model) === 'unit'
  const inside = (): boolean => (inUnit ? slotOf(field.model) === 'unit' : slotOf(field.model) === 'slot')
  for (let level = 0; level < 20 && inside(); level++) field.executeCommand('moveAfterParent')
}

/** Signs instead of names in the unit box that ends at the caret; false when there is nothing to change. */
export function signUnit(field: FormulaField): boolean {
  const { model, position } = field
  const box = model.at(position)
  if (!isUnitBox(box)) return false
  const inside = model.offsetOf(box.leftSibling)
  const latex = field.getValue(inside, position, 'latex')
  const signed = withUnitSigns(latex)
  if (signed === latex) return false
  const start = signed === unitBox('\\degree') ? beforeSpaces(model, inside) : inside
  replace(field, start, position, signed)
  return true
}

/** Out of the slot to its left: MathLive's command of that meaning goes to the right. */
export function leaveLeft(field: FormulaField): void {
  const { parent } = field.model.at(field.position)
  if (parent?.parent) field.position = field.model.offsetOf(parent.leftSibling)
}

/** An empty unit box with the caret inside. A selection becomes its content. */
export function openUnit(field: FormulaField): boolean {
  const content = field.selectionIsCollapsed ? '' : field.getValue(field.selection, 'plain-text')
  const unit = content ? upright(content) : '\\placeholder{}'
  const bare =
    content !== '' || !isAfterValue(field.model, field.position) || isSpace(field.model.at(field.position))
  return insert(field, bare ? unitBox(unit) : unitBoxBehindNumber(unit))
}

/** The fraction before the caret, or whose denominator has it, becomes the numerator of another one. */
export function divideFraction(field: FormulaField): boolean {
  const at = field.model.at(field.position)
  const fraction = at.type === 'genfrac' ? at : at.parent!
  const end = field.model.offsetOf(fraction)
  const range: [number, number] = [field.model.offsetOf(fraction.leftSibling), end]
  const numerator = field.getValue(...range, 'latex')
  field.selection = { ranges: [range] }
  return insert(field, `\\frac{${numerator}}{\\placeholder{}}`)
}

/** The name at the caret, for a double click. */
export function selectName(field: FormulaField): void {
  const { text, start, end } = nameAt(field.model)
  if (text) field.selection = { ranges: [[start, end]] }
}

/** To the edge of the slot; from there, or when asked, to the edge of the line. */
export function toEdge(
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
