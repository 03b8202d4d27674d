/** Searches by numbers, beside which the engine's own call stands as the last argument, and those that failed. */
import { message } from '@calcwright/math/messages/answers'
import { callsIn, decodeName, mapExpression } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { isSearch } from '@calcwright/math/dimensions'
import { hasTrait, operationName } from '@calcwright/reference/functions'
import { isUndefined, type ReadsNoAnswer } from '../answers/answer.ts'

/** `(equations, unknowns[, low, high], otherwise)`: the engine's answer, or where it has none, that of a search. */
export const SOLVED_ANYHOW = operationName('solved_anyhow')

/** @returns the formula with the engine's own calls in place of searches, as the engine cannot compute those */
export function withoutSearches(formula: Expression): Expression {
  return mapExpression(formula, node => {
    if (node.kind !== 'call') return node
    if (node.native) return { kind: 'constant', name: 'undef', span: node.span }
    return isSearch(node.name) || node.name === SOLVED_ANYHOW ? node.args.at(-1)! : node
  })
}

/** A parameter of the comparator by which roots are sorted. */
const ORDERED = 'arg_p'

/** A failed search answers `undef`, an empty list, or the comparator by which roots are sorted. */
export const withoutRoot: ReadsNoAnswer = ({ value }, formula) => {
  const search = callsIn(formula).find(({ name }) => hasTrait(name, 'rootFinder'))
  if (!search) return null
  const isOrder = value.t === 'function' && value.params.some(name => nameOf(name) === ORDERED)
  const failed = isUndefined(value) || isOrder || (value.t === 'list' && value.items.length === 0)
  return failed ? { kind: 'engine', message: message('engine.no-root'), span: search.span } : null
}

const nameOf = (symbol: string): string | undefined =>
  decodeName(symbol.replace(/^(?:[lpsv]\d+_)+/, ''))?.name
