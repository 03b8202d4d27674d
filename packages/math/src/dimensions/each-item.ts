/**
 * Calls of user functions of a number with a list. The list would go into an integral over pieces, into an
 * equation or beside the other items of a list, where it means something else, so that the call is made for each item.
 */
import { findFunction, type FunctionEntry } from '@calcwright/reference/functions'
import { bindingOf, freeNames, nodesIn } from '../expression/index.ts'
import type { CallNode, Expression } from '../expression/tree.ts'
import { asValue } from './broadcast.ts'
import { isArray, itemOf, rankOf } from './forms.ts'
import type { Typed } from './session.ts'
import { unify } from './term.ts'
import type { FunctionDefinition } from './types.ts'

/** The argument that is a list of one dimension, and an item of it. */
export interface ListArgument {
  readonly place: number
  readonly item: Typed
}

/** The name that stands for an item in the call. */
const ITEM = 'arg_item'

/**
 * @returns the only list among the arguments, where its parameter is a number in the body and the body has a part that
 *   takes no lists there; undefined for any other call
 */
export function listForEach(
  definition: FunctionDefinition,
  args: readonly Typed[],
): ListArgument | undefined {
  const ranks = args.map(({ form }) => rankOf(asValue(form)))
  const place = ranks.findIndex(rank => rank !== 0)
  if (place < 0 || ranks[place] !== 1 || ranks.some((rank, at) => rank !== 0 && at !== place))
    return undefined
  const name = definition.parameters[place]!
  const { body } = definition
  if (body.kind === 'program' || !needsNumber(body, name) || !isNumberIn(body, name, definition))
    return undefined
  const { form, source } = args[place]!
  const list = asValue(form)
  if (!isArray(list)) return undefined
  const item = itemOf(list, 0)
  const isOfOne =
    item.kind === 'scalar' &&
    (list.kind !== 'list' || list.items.every(one => one.kind === 'scalar' && unify(item.term, one.term)))
  if (!isOfOne) return undefined
  const tree: Expression = { kind: 'name', name: ITEM, span: source.span }
  return { place, item: { form: item, tree, source: tree } }
}

/** Whether a part of a formula would mean something else with a list for a name. */
function needsNumber(body: Expression, name: string): boolean {
  return nodesIn(body).some(node => {
    if (node.kind === 'call') return isBinder(node) && freeNames(node).has(name)
    if (node.kind === 'matrix') return freeNames(node).has(name)
    if (node.kind === 'list') return isMixed(node.items, name)
    return node.kind === 'compare' && isEqualToNumber(node.operands, node.relations, name)
  })
}

/** Integrals, limits, sums and solvers. */
function isBinder(node: CallNode): boolean {
  const entry = findFunction(node.name)
  const isMeant =
    entry && (entry.group === 'Solvers' || BINDERS.has(entry.rule) || entry.traits.has('integral'))
  return isMeant === true && bindingOf(node).names.length > 0
}

const BINDERS: ReadonlySet<string> = new Set(['@integrate', '@limit', '@sum', '@extreme'])

/** Numbers beside what depends on the name. */
const isMixed = (items: readonly Expression[], name: string): boolean =>
  items.some(item => freeNames(item).has(name)) && items.some(item => !freeNames(item).has(name))

const isEqualToNumber = (
  operands: readonly Expression[],
  relations: readonly string[],
  name: string,
): boolean =>
  relations.every(relation => relation === '==' || relation === '!=') &&
  operands.some(operand => freeNames(operand).has(name)) &&
  operands.some(({ kind }) => kind === 'number' || kind === 'quantity')

/** Groups of functions of numbers. */
const OF_NUMBERS: ReadonlySet<string> = new Set([
  'Exponentials and Logs',
  'Real Numbers',
  'Trigonometry',
  'Complex Numbers',
  'Logic',
  'Probability',
])

/** Whether a name is a number wherever it stands: no function takes it as a list, and no element of it is taken. */
function isNumberIn(node: Expression, name: string, definition: FunctionDefinition, isList = false): boolean {
  if (!freeNames(node).has(name)) return true
  const below = (part: Expression, asList = isList): boolean => isNumberIn(part, name, definition, asList)
  switch (node.kind) {
    case 'name':
      return !isList
    case 'unary':
      return below(node.operand)
    case 'binary':
      return [node.left, node.right].every(part => below(part))
    case 'compare':
      return node.operands.every(part => below(part, false))
    case 'quantity':
      return below(node.value)
    case 'list':
      return isMixed(node.items, name) && node.items.every(part => below(part, false))
    case 'matrix':
      return node.rows.flat().every(part => below(part, false))
    case 'index':
      return !freeNames(node.target).has(name) || node.target.kind !== 'name'
        ? [node.target, ...node.indexes].every(part => below(part, false))
        : false
    case 'call':
      return node.args.every(part => below(part, takesList(node, definition)))
    default:
      return false
  }
}

function takesList(node: CallNode, { context }: FunctionDefinition): boolean {
  if (isBinder(node)) return false
  const entry: FunctionEntry | undefined = context.function(node.name) ? undefined : findFunction(node.name)
  return entry === undefined || !OF_NUMBERS.has(entry.group)
}
