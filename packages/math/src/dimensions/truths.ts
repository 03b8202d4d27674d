/**
 * Conditions on lists and matrices, item by item: a comparison itself only decides about single
 * values.
 */
import type { Expression } from '../expression/tree.ts'
import { asValue, combineForms } from './broadcast.ts'
import { operationNode } from './build.ts'
import { type Form, PLAIN_SCALAR, rankOf, type ScalarForm } from './forms.ts'
import type { Typed } from './session.ts'

/** A condition for two single values. */
type Test = (left: Expression, right: Expression) => Expression

/** Whether a condition on these values has an answer for each item. */
export function hasItems(...forms: readonly Form[]): boolean {
  return forms.some(form => (rankOf(asValue(form)) ?? 0) > 0)
}

/** The answers to a condition on two values of which one has items; a single value meets each item. */
export function itemByItem(left: Typed, right: Typed, test: Test, source: Expression): Typed {
  return combined(left, right, test, () => PLAIN_SCALAR, source)
}

/** `not` for each item. */
export function eachNot(operand: Typed, test: (item: Expression) => Expression, source: Expression): Typed {
  return itemByItem(operand, { ...operand, form: PLAIN_SCALAR }, test, source)
}

/** `condition, value, …, otherwise`, where a condition has items: a choice for each of them. */
export function chooseEach(
  args: readonly Typed[],
  choice: (condition: Expression, value: Expression, other: Expression) => Expression,
  source: Expression,
): Typed {
  const [condition, value, ...others] = args
  if (!condition || !value || others.length === 0) return args.at(-1)!
  const other = others.length === 1 ? others[0]! : chooseEach(others, choice, source)
  const keepValue = (a: ScalarForm): ScalarForm => a
  const pairs = combined(value, other, pairOf, keepValue, source)
  const single = !hasItems(pairs.form)
  const test: Test = (answer, pair) =>
    single
      ? choice(answer, value.tree, other.tree)
      : choice(answer, partOf('head', pair), partOf('back', pair))
  return combined(condition, pairs, test, (_, chosen) => chosen, source)
}

function pairOf(left: Expression, right: Expression): Expression {
  return { kind: 'list', items: [left, right], span: left.span }
}

function partOf(part: 'head' | 'back', pair: Expression): Expression {
  return operationNode(part, [pair], pair.span)
}

function combined(
  left: Typed,
  right: Typed,
  test: Test,
  leaf: (left: ScalarForm, right: ScalarForm) => ScalarForm,
  source: Expression,
): Typed {
  const [a, b] = [asValue(left.form), asValue(right.form)]
  const form = combineForms(a, b, leaf, source.span)
  return { form, tree: paired(left.tree, right.tree, rankOf(a) ?? 0, rankOf(b) ?? 0, test), source }
}

function paired(left: Expression, right: Expression, a: number, b: number, test: Test): Expression {
  if (a === 0 && b === 0) return test(left, right)
  const [x, y] = [a, b].map((rank, side) => (rank === 0 ? null : parameter(side, rank, left)))
  const inner = paired(x ?? left, y ?? right, Math.max(0, a - 1), Math.max(0, b - 1), test)
  const { span } = left
  if (x && y) {
    const lambda: Expression = { kind: 'lambda', parameters: [x, y], body: inner, span }
    return operationNode('zip', [lambda, left, right], span)
  }
  const lambda: Expression = { kind: 'lambda', parameters: [(x ?? y)!], body: inner, span }
  return operationNode('map', [x ? left : right, lambda], span)
}

function parameter(side: number, rank: number, { span }: Expression): Expression & { kind: 'name' } {
  return { kind: 'name', name: `arg_${side === 0 ? 'left' : 'right'}${rank}`, span }
}
