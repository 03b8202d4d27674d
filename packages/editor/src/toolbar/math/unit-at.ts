import { isAfterValue, isSpace, slotOf } from '../../math/field-model.ts'
import type { FieldModel } from '../../math/field-model.ts'

/**
 * A unit box as it goes in at the caret: with the thin space behind a value, and only its content
 * within another box, as a further factor of it.
 */
export function unitAt(model: FieldModel, box: string): string {
  if (slotOf(model) !== 'unit') {
    const left = model.at(model.position)
    return isAfterValue(model, model.position) && !isSpace(left) ? `\\,${box}` : box
  }
  const content = box.slice('\\class{unit}{'.length, -1)
  const left = model.at(Math.min(model.anchor, model.position))
  const joins = left.type === 'first' || left.type === 'placeholder' || left.type === 'mbin'
  return joins ? content : `\\cdot ${content}`
}
