/** Answers of the engine to a search for roots that has failed. */
import { message } from '@calcwright/math/messages/answers'
import { callsIn, decodeName } from '@calcwright/math/expression'
import { hasTrait } from '@calcwright/reference/functions'
import { isUndefined, type ReadsNoAnswer } from '../answers/answer.ts'

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
