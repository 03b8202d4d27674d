/** Functions of a sample: given number by number, or as a matrix, of which they take each column. */
import type { FunctionEntry } from '@calcwright/reference/functions'
import { freeNames } from '../expression/index.ts'
import type { CallNode, Expression } from '../expression/tree.ts'
import { asValue } from './broadcast.ts'
import type { Session, Typed } from './session.ts'
import { message } from '../messages/dimensions.ts'

/** `mean(1, 2, 3)` with its numbers in a list; undefined where the arguments are a list and weights. */
export function asSample(entry: FunctionEntry, node: CallNode, session: Session): CallNode | undefined {
  if (!entry.traits.has('ofSamples') || node.args.length < 2) return undefined
  if (!node.args.every(arg => isNumber(arg, session))) return undefined
  return { ...node, args: [{ kind: 'list', items: node.args, span: node.span }] }
}

/** A parameter may be a list by the time its function is called. */
function isNumber(node: Expression, session: Session): boolean {
  if ([...freeNames(node).keys()].some(name => session.binding(name)?.parameter === true)) return false
  return asValue(session.infer(node).form).kind === 'scalar'
}

/** Says where the result is not that of all items, which need one unit for that. */
export function noteColumns(
  entry: FunctionEntry,
  { name, args }: CallNode,
  typed: Typed,
  session: Session,
): void {
  if (!entry.traits.has('byColumns') || args.length !== 1 || typed.form.kind !== 'uniform') return
  session.notice(message('reading.columns', { name }))
}
