/** Actions of the buttons on the field. */
import { unitContent } from '../math/auto-unit.ts'
import { sharedController } from '../math/controller.ts'
import { isAfterValue, isSpace, slotOf } from '../math/field-model.ts'
import { SCIENTIFIC } from './templates.ts'
import type { FieldAtom, FieldModel } from '../math/field-model.ts'
import { sharedField } from '../math/mathlive.ts'
import { addToMatrix } from '../math/structure.ts'
import type { MatrixAddition } from '../math/structure.ts'
import { insertTemplate } from './insert-template.ts'
import { unitBox, unitBoxBehindNumber } from '@calcwright/math/expression'

/** Puts a template at the caret, and the caret into its first empty place. */
export function applyTemplate(latex: string): void {
  sharedController().edit(field => insertTemplate(field, latex))
}

/**
 * Puts a unit behind the number before the caret, or further into the box with the caret.
 * @param unit in plain notation
 */
export function insertUnit(unit: string): void {
  sharedController().edit(field => insertTemplate(field, unitAt(field.model, unitContent(unit))))
}

/** Puts a power of ten behind the number or bracket before the caret; elsewhere it stands alone. */
export function insertPowerOfTen(): void {
  sharedController().edit(field =>
    insertTemplate(
      field,
      isAfterValue(field.model, field.position) ? SCIENTIFIC.latex : SCIENTIFIC.latex.replace(/^\\times/, ''),
    ),
  )
}

/** Opens a unit box, as the key does. */
export function openUnitBox(): void {
  pressKey('"', 'Quote', true)
}

/** A fraction as the key makes it: over what is selected, else over what stands before the caret. */
export function makeFraction(): void {
  if (sharedField().selectionIsCollapsed) pressKey('/', 'Slash', false)
  else applyTemplate('\\frac{#0}{#?}')
}

/** Does what a key does. */
export function pressKey(key: string, code: string, shift: boolean): void {
  const controller = sharedController()
  controller.edit(() => false)
  controller.press([{ key, code, shift }])
}

export type MatrixCommand = MatrixAddition | 'removeColumn' | 'removeRow'

/** Changes the matrix around the caret. */
export function changeMatrix(command: MatrixCommand): void {
  sharedController().edit(field =>
    command === 'removeColumn' || command === 'removeRow'
      ? field.executeCommand(command)
      : addToMatrix(field, command),
  )
}

/** Whether the caret stands in a matrix. */
export function isInMatrix(): boolean {
  const { model } = sharedField()
  for (let atom: FieldAtom | undefined = model.at(model.position); atom; atom = atom.parent)
    if (Array.isArray(atom.parentBranch)) return true
  return false
}

/**
 * A unit as it goes in at the caret: in its box, and within another box as a further factor of it.
 * @param content LaTeX of the unit without its box
 */
function unitAt(model: FieldModel, content: string): string {
  if (slotOf(model) !== 'unit') {
    const left = model.at(model.position)
    return isAfterValue(model, model.position) && !isSpace(left)
      ? unitBoxBehindNumber(content)
      : unitBox(content)
  }
  const left = model.at(Math.min(model.anchor, model.position))
  const joins = left.type === 'first' || left.type === 'placeholder' || left.type === 'mbin'
  return joins ? content : `\\cdot ${content}`
}
