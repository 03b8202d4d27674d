/**
 * **Invariant: no other place has a lower value, as far as two ways of looking see.** The engine is asked where the
 * expression is smooth, behind extremes.xcas, which looks between the places that it finds; else numbers are searched.
 */
import type { Expression } from '@calcwright/math/expression'
import type { OptimumQuestion, QuestionScope } from '@calcwright/math/dimensions'
import { LEAST_PLACES, LEAST_VALUE } from '@calcwright/math/dimensions'
import { callNode, negated } from '@calcwright/math/rewriting'
import { operationName } from '@calcwright/reference/functions'
import { fractionsOf } from '../decimals/fractions.ts'

/** The greatest value is the least one of the opposite. */
export function askedOptimum(question: OptimumQuestion, scope: QuestionScope): Expression {
  const least = leastOf(question, scope)
  const isOpposite = question.isGreatest && question.wanted === 'value'
  return isOpposite ? negated(least, question.source.span) : least
}

function leastOf(
  { source, call, wanted, isGreatest, ...question }: OptimumQuestion,
  scope: QuestionScope,
): Expression {
  const { span } = source
  const { variables, place, isSmooth } = question
  const isList = place.kind === 'list'
  const expression = isGreatest ? negated(question.expression, span) : question.expression
  const byEngine = (): Expression => {
    const [{ name, range }] = variables as [(typeof variables)[number]]
    const word = wanted === 'value' ? 'least_between' : 'least_places'
    const isValue = wanted === 'value'
    const exact = (): Expression => fractionsOf({ ...source, args: [expression, name] }, scope).call.args[0]!
    if (range && !isList)
      return callNode(
        operationName(word),
        [expression, name, range.from, range.to, ...(isValue ? [exact()] : [])],
        span,
      )
    if (isList || !isValue) return call
    return callNode(operationName('least_anywhere'), [expression, place, exact()], span)
  }
  if (isSmooth) return byEngine()
  const bound = (of: 'from' | 'to'): Expression[] =>
    variables.map(({ range }) => range?.[of] ?? infinite(of === 'from', span))
  const asList = (items: readonly Expression[]): Expression => (isList ? { ...place, items } : items[0]!)
  const places = [variables.map(({ name }) => name), bound('from'), bound('to')].map(asList)
  const search = wanted === 'places' ? LEAST_PLACES : LEAST_VALUE
  return callNode(search, [expression, ...places, byEngine()], span)
}

function infinite(isBelow: boolean, span: Expression['span']): Expression {
  const infinity: Expression = { kind: 'constant', name: 'infinity', span }
  return isBelow ? negated(infinity, span) : infinity
}
