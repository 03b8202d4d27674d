import type { FormulaField } from '../math/mathlive.ts'
import type { Anchor } from './usePlaced.ts'

/** Where an offset of the field is on the page; heights are those of the whole formula. */
export function anchorAt(field: FormulaField, offset: number): Anchor {
  const box = field.getBoundingClientRect()
  const at = field.getElementInfo(Math.min(offset + 1, field.lastOffset))?.bounds
  return { left: at?.left ?? box.left, top: box.top, bottom: box.bottom }
}
