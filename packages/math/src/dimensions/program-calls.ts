/** Calls of programs whose way depends on what they are given. */
import { callsIn } from '../expression/index.ts'
import type { Expression } from '../expression/tree.ts'
import type { Session } from './session.ts'
import type { DimensionContext } from './types.ts'

/**
 * @returns whether a formula calls a program with tests or loops, be it in the bodies of the functions
 *   that it calls: for an argument without a value such a call stays as it is
 */
export function runsProgram(node: Expression, session: Session): boolean {
  return calls(node, session.context, new Set())
}

function calls(node: Expression, context: DimensionContext, seen: Set<Expression>): boolean {
  return callsIn(node).some(({ name }) => {
    const definition = context.function(name)
    if (definition === undefined || seen.has(definition.body)) return false
    const { body } = definition
    seen.add(body)
    const hasWays =
      body.kind === 'program' && body.body.some(({ kind }) => kind === 'choice' || kind === 'loop')
    return hasWays || calls(body, definition.context, seen)
  })
}
