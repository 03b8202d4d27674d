/** The functions that a formula calls, directly or in the bodies of functions that it calls. */
import { hasTrait } from '@calcwright/reference/functions'
import { callsIn } from '../expression/index.ts'
import type { Expression } from '../expression/tree.ts'
import type { Session } from './session.ts'
import type { DimensionContext } from './types.ts'

/**
 * @returns whether a formula calls a program with tests or loops, whose way depends on what it is given: for
 *   an argument without a value such a call stays as it is
 */
export function runsProgram(node: Expression, session: Session): boolean {
  return calls(node, session.context, new Set(), (_name, body) => body !== undefined && hasWays(body))
}

/** @returns whether a formula calls a function without a derivative among the standard ones */
export function callsWithoutSlope(node: Expression, session: Session): boolean {
  return calls(
    node,
    session.context,
    new Set(),
    (name, body, isNative) => isNative || (body === undefined && hasTrait(name, 'withoutSlope')),
  )
}

/** @returns whether a formula calls a function that is none of these, or runs a program */
export function callsOtherThan(names: ReadonlySet<string>, node: Expression, session: Session): boolean {
  return calls(node, session.context, new Set(), (name, body) =>
    body === undefined ? !names.has(name) : body.kind === 'program',
  )
}

const hasWays = (body: Expression): boolean =>
  body.kind === 'program' && body.body.some(({ kind }) => kind === 'choice' || kind === 'loop')

/** @param isMeant of the name that is called, with the body of a definition of the worksheet */
function calls(
  node: Expression,
  context: DimensionContext,
  seen: Set<Expression>,
  isMeant: (name: string, body: Expression | undefined, isNative: boolean) => boolean,
): boolean {
  return callsIn(node).some(({ name, native }) => {
    const definition = context.function(name)
    if (isMeant(name, definition?.body, native !== undefined)) return true
    if (definition === undefined || seen.has(definition.body)) return false
    seen.add(definition.body)
    return calls(definition.body, definition.context, seen, isMeant)
  })
}
