/** Responsibilities: gaps in lists, that is items without a value: what they look like, and in which results they count. */
import type { EngineValue } from '@calcwright/engine'
import { isUndefined } from '@calcwright/lowering/answers'
import { columnName, nodesIn } from '@calcwright/math/expression'
import type { Expression, NameUse, Span } from '@calcwright/math/expression'
import type { NumericValue, Outcome } from '../block-result.ts'
import type { ShownUnit } from '../values/shown-unit.ts'

/** The sign of a gap where results are shown. */
const GAP = '—'

/** @param numbers of the arrays in the value */
export function hasGaps(value: EngineValue, numbers: Float64Array | undefined): boolean {
  if (value.t === 'array') return numbers?.some(Number.isNaN) ?? false
  return value.t === 'list' && value.items.some(item => isUndefined(item) || hasGaps(item, numbers))
}

/** Gaps have the unit of the first number, so that a list of one unit shows that once. */
export function unitAcrossGaps(unit: ShownUnit, value: EngineValue): ShownUnit {
  if (unit.kind !== 'items' || value.t !== 'list') return unit
  const isGap = (place: number): boolean => isUndefined(value.items[place] ?? value)
  const first = unit.items.find((_, place) => !isGap(place))
  return first ? { ...unit, items: unit.items.map((item, place) => (isGap(place) ? first : item)) } : unit
}

/** A result in which gaps have their sign in place of the word for what is undefined. */
export function withGapSigns<Texts extends { readonly display: string; readonly latex: string }>(
  texts: Texts,
  value: EngineValue,
): Texts {
  if (value.t !== 'list' || !hasGaps(value, undefined)) return texts
  return {
    ...texts,
    display: texts.display.replace(/\bundef\b/g, GAP),
    latex: texts.latex.replaceAll(String.raw`\mathrm{undef}`, String.raw`\text{${GAP}}`),
  }
}

/**
 * Whether gaps of a list may count in a result. An item of the list counts only where it is a gap itself, which
 * the result shows; whether the whole list counts cannot be seen from the result.
 */
export function countsGaps(
  formula: Expression | null,
  name: string,
  uses: readonly NameUse[],
  { value, exact }: Outcome,
): boolean {
  if (formula === null || uses.length === 0) return true
  const items = itemsOf(formula, name)
  const isItem = ({ start, end }: Span): boolean => items.some(span => span.start <= start && end <= span.end)
  if (!uses.every(({ span }) => isItem(span))) return true
  return /\bundef\b/.test(exact) || holdsNothing(value)
}

/** Places where one item of the list is read: `c[2]`, `bolts.A_s[2]`, `bolts("M12", A_s)`. */
function itemsOf(formula: Expression, name: string): Span[] {
  return nodesIn(formula).flatMap(node => {
    const list = node.kind === 'index' ? node.target : node
    if (list.kind === 'name') return node.kind === 'index' && list.name === name ? list.span : []
    if (list.kind !== 'property' || list.object.kind !== 'name') return []
    const isOne = node.kind === 'index' || list.row !== undefined
    return isOne && columnName(list.object.name, list.property) === name ? list.span : []
  })
}

const holdsNothing = (value: NumericValue): boolean =>
  Array.isArray(value) && (value as readonly NumericValue[]).some(item => item === null || holdsNothing(item))
