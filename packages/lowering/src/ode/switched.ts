/**
 * Forcing terms that are given piece by piece, `piecewise(t < 1, 0, t < 2, F, 0)`, as sums of unit steps: of
 * those the engine knows the Laplace transform.
 */
import type { CallNode, Expression, Relation, Span } from '@calcwright/math/expression'
import { mapExpression } from '@calcwright/math/expression'
import { binaryNode, callNode, mentions, numberNode } from '@calcwright/math/rewriting'
import { operationName, engineWord } from '@calcwright/reference/functions'

/** @returns the formula with steps in place of pieces that depend on the time; other pieces stay */
export function withSteps(formula: Expression, time: string): Expression {
  return mapExpression(formula, node => {
    if (node.kind !== 'call' || engineWord(node.name) !== 'piecewise') return node
    return stepsOf(node, time) ?? node
  })
}

/** A term of an indicator: it is switched on behind the latest of these places, and at once without any. */
interface Switched {
  readonly sign: 1 | -1
  readonly behind: readonly Expression[]
}

/** 1 where a condition holds and 0 elsewhere, as a sum of steps. */
type Indicator = readonly Switched[]

const ALWAYS: Indicator = [{ sign: 1, behind: [] }]

function stepsOf({ args, span }: CallNode, time: string): Expression | null {
  let remaining = ALWAYS
  const terms: Expression[] = []
  for (let at = 0; at + 1 < args.length; at += 2) {
    const condition = indicatorOf(args[at]!, time)
    if (!condition) return null
    terms.push(product(both(remaining, condition), args[at + 1]!, time, span))
    remaining = both(remaining, without(condition))
  }
  const otherwise = args.length % 2 === 1 ? args.at(-1) : undefined
  if (otherwise) terms.push(product(remaining, otherwise, time, span))
  return terms.reduce((sum, term) => binaryNode('+', sum, term, span))
}

/** `t < a`, `a <= t`, or a chain of both. */
function indicatorOf(condition: Expression, time: string): Indicator | null {
  if (condition.kind !== 'compare') return null
  const { operands, relations } = condition
  const parts = relations.map((relation, at) => sideOf(operands[at]!, relation, operands[at + 1]!, time))
  if (parts.some(part => part === null)) return null
  return parts.reduce<Indicator>((all, part) => both(all, part!), ALWAYS)
}

function sideOf(left: Expression, relation: Relation, right: Expression, time: string): Indicator | null {
  if (isTime(right, time)) return sideOf(right, MIRRORED[relation], left, time)
  if (!isTime(left, time) || mentions(right, time)) return null
  const later: Indicator = [{ sign: 1, behind: [right] }]
  if (relation === '>' || relation === '>=') return later
  return relation === '<' || relation === '<=' ? without(later) : null
}

const MIRRORED: Readonly<Record<Relation, Relation>> = {
  '<': '>', '<=': '>=', '>': '<', '>=': '<=', '==': '==', '!=': '!=',
} // prettier-ignore

const isTime = (node: Expression, time: string): boolean => node.kind === 'name' && node.name === time

const without = (indicator: Indicator): Indicator => [
  ...ALWAYS,
  ...indicator.map(({ sign, behind }): Switched => ({ sign: sign === 1 ? -1 : 1, behind })),
]

const both = (one: Indicator, other: Indicator): Indicator =>
  one.flatMap(a =>
    other.map((b): Switched => ({ sign: a.sign === b.sign ? 1 : -1, behind: [...a.behind, ...b.behind] })),
  )

/** A value where an indicator says so. What does not change its sign anywhere adds nothing. */
function product(indicator: Indicator, value: Expression, time: string, span: Span): Expression {
  if (value.kind === 'number' && Number(value.text) === 0) return value
  const terms = indicator.map(({ sign, behind }) => {
    const term = behind.length === 0 ? value : binaryNode('*', value, stepBehind(behind, time, span), span)
    return sign === 1 ? term : binaryNode('*', numberNode('-1', span), term, span)
  })
  return terms.reduce((sum, term) => binaryNode('+', sum, term, span))
}

function stepBehind(places: readonly Expression[], time: string, span: Span): Expression {
  const latest = places.length === 1 ? places[0]! : callNode(operationName('max'), places, span)
  const now: Expression = { kind: 'name', name: time, span }
  return callNode(operationName('num_step'), [binaryNode('-', now, latest, span)], span)
}
