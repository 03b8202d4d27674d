import type { FormulaField } from './mathlive.ts'
import type { Anchor } from '../parts/use-popup-placement.ts'

/**
 * Place of an offset of the field on the page; its height is that of the formula with the messages about it.
 */
export function anchorAt(field: FormulaField, offset: number): Anchor {
  const box = field.getBoundingClientRect()
  const at = field.getElementInfo(Math.min(offset + 1, field.lastOffset))?.bounds
  return { left: at?.left ?? box.left, top: box.top, bottom: Math.max(box.bottom, bottomOfMessages(field)) }
}

/** Where the messages and offers of the line with this element end; 0 for none. */
export function bottomOfMessages(element: Element): number {
  const messages = element.closest('[data-block]')?.querySelectorAll('[data-messages], [role=status]') ?? []
  return Math.max(0, ...[...messages].map(one => one.getBoundingClientRect().bottom))
}
