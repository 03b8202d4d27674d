/**
 * Texts as values: where they may stand, and what `+` and comparisons make of them. A number beside a text is written as
 * the worksheet shows it. How that is only the result decides, so the number goes along with its dimension
 * (`text_measure`) until then.
 */
import type { BinaryNode, CompareNode, Expression } from '../expression/tree.ts'
import { operationNode } from './build.ts'
import { type Form, isArray, itemsOf, PLAIN_SCALAR, rankOf, TEXT } from './forms.ts'
import { describe } from './messages.ts'
import { DimensionError, type Typed } from './session.ts'
import { isPlain, resolve } from './term.ts'
import type { Shape } from './types.ts'
import { message } from '../messages/dimensions.ts'

/** Whether a value is a text, or has one among its items. */
export function hasText(form: Form | Shape): boolean {
  if (form.kind === 'text') return true
  if (form.kind === 'repeat') return hasText(form.item)
  return form.kind === 'list' && form.items.some(hasText)
}

/** Whether nothing is known of a value yet, so that it may be a text: a parameter of a function, a name without a value. */
export const mayBeText = (form: Form): boolean =>
  form.kind === 'text' || (form.kind === 'scalar' && resolve(form.term).factors.length > 0)

/** Throws for a text where only numbers have a meaning. */
export function refuseText<T extends Typed>(typed: T, where: string): T {
  if (!hasText(typed.form)) return typed
  const found = describe(typed.source, typed.form)
  throw new DimensionError(message('argument.text', { found, where }), typed.source.span)
}

/** The form of a value that is one or the other, of which one is a text; null where the other cannot be one. */
export function eitherText(left: Form, right: Form): Form | null {
  const [text, other] = left.kind === 'text' ? [left, right] : [right, left]
  if (text.kind !== 'text') return null
  if (mayBeText(other)) return text
  if (!isArray(other)) return null
  const items = itemsOf(other)
  return items ? { kind: 'list', items: items.map(() => TEXT) } : { kind: 'repeat', item: TEXT }
}

/** `"M" + 12`, or null where no side is a text. */
export function joinTexts(node: BinaryNode, left: Typed, right: Typed): Typed | null {
  if (!hasText(left.form) && !hasText(right.form)) return null
  const sides = [left, right].map(partOfText)
  return { form: TEXT, tree: operationNode('text_join', sides, node.span), source: node }
}

/** A text, or a number with the dimension that it is shown in. */
function partOfText(typed: Typed): Expression {
  const { form, tree, source } = typed
  if (form.kind === 'text') return tree
  if (form.kind !== 'scalar') {
    const found = describe(source, form)
    throw new DimensionError(message('argument.text.joined', { found }), source.span)
  }
  const term = resolve(form.term)
  if (term.factors.length > 0 || (isPlain(term) && term.constant.isPlain)) return tree
  const measure: Expression = {
    kind: 'quoted',
    text: `${term.constant.key};${form.temperature ?? ''}`,
    span: source.span,
  }
  return operationNode('text_measure', [tree, measure], source.span)
}

/** `concat("M", 12)`: what `+` makes of its arguments, or null where no argument is a text. */
export function joinAll(args: readonly Typed[], source: Expression): Typed | null {
  if (!args.some(({ form }) => form.kind === 'text')) return null
  const [first, ...others] = args
  return others.reduce((joined, arg): Typed => {
    const sides = [joined, arg].map(partOfText)
    return { form: TEXT, tree: operationNode('text_join', sides, source.span), source }
  }, first!)
}

/** `s = "OK"`, or null where no side is a text. Texts are equal or not; none comes before another. */
export function compareTexts(node: CompareNode, operands: readonly Typed[]): Typed | null {
  if (!operands.some(({ form }) => hasText(form))) return null
  for (const operand of operands) requireText(operand)
  const tests = node.relations.map((relation, index): Expression => {
    const span = node.relationSpans[index]!
    if (relation !== '==' && relation !== '!=') throw new DimensionError(message('argument.text.order'), span)
    const [left, right] = [operands[index]!.tree, operands[index + 1]!.tree]
    const same = operationNode('text_same', [left, right], node.span)
    return relation === '==' ? same : { kind: 'unary', operator: 'not', operand: same, span: node.span }
  })
  const tree = tests.reduce((left, right): Expression => ({
    kind: 'binary', operator: 'and', left, right, operatorSpan: node.span, span: node.span,
  })) // prettier-ignore
  return { form: PLAIN_SCALAR, tree, source: node }
}

/** Throws for what is neither a text nor a list of texts. */
export function requireText({ form, source }: Typed): void {
  const isListOfTexts = rankOf(form) === 1 && itemsOf(form)?.every(mayBeText)
  if (mayBeText(form) || isListOfTexts) return
  const found = describe(source, form)
  throw new DimensionError(message('argument.text.compared', { found }), source.span)
}
