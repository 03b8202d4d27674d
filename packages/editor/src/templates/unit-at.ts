import { unitBox, unitBoxBehindNumber } from '@calcwright/math/expression'
import { isAfterValue, isSpace, slotOf } from '../math/field-model.ts'
import type { FieldModel } from '../math/field-model.ts'

/**
 * A unit as it goes in at the caret: in its box, and within another box as a further factor of it.
 * @param content LaTeX of the unit without its box
 */
export function unitAt(model: FieldModel, content: string): string {
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
