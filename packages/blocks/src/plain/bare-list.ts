/** A list without its brackets: values between commas, as one fills in a field for data. */
import { parseLatex } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { moved } from './moved.ts'

type ListNode = Expression & { readonly kind: 'list' }

const OPENING = '\\left['

/** The parts of a text between its commas, those in the braces of an index left together. */
export const nameParts = (latex: string): { readonly text: string; readonly start: number }[] => {
  let start = 0
  return latex.split(/,(?![^{]*\})/).map(text => {
    const part = { text, start }
    start += text.length + 1
    return part
  })
}

/** @returns the list, its spans counted in `latex`; null where this is another formula */
export function bareList(latex: string): ListNode | null {
  if (!latex.includes(',') || parseLatex(latex, { isUnit, context: 'expression' }).ok) return null
  const parsed = parseLatex(`${OPENING}${latex}\\right]`, { isUnit, context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression' || parsed.value.value.kind !== 'list') return null
  const { items } = moved(parsed.value.value, -OPENING.length)
  return { kind: 'list', items, span: { start: 0, end: latex.length } }
}
