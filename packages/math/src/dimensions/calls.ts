/** Calls: of the user's functions, of functions of the table, and products that look like calls. */
import {
  argumentCounts,
  findFunction,
  type FunctionEntry,
  leastArguments,
  operationName,
  templateFor,
} from '@calcwright/reference/functions'
import type { CallNode, Expression } from '../expression/tree.ts'
import { applySignature, signatureArguments } from './apply.ts'
import { multiplyTyped, requirePlain } from './arithmetic.ts'
import { asValue } from './broadcast.ts'
import { operationNode } from './build.ts'
import { asTest } from './conditions.ts'
import { withinDomains } from './domains.ts'
import { type Form, isArray } from './forms.ts'
import { isFunctionArgument } from './lambda.ts'
import { asList } from './lists.ts'
import { describe } from './messages.ts'
import { overLists } from './over-lists.ts'
import { RULES } from './rules/index.ts'
import { hasManyTerms } from './rules/many-terms.ts'
import { rangedTerms } from './rules/ranged-terms.ts'
import { lowered, requireValues, type RuleCall } from './rules/rule.ts'
import { asSample, noteColumns } from './samples.ts'
import { DimensionError, type Session, type Typed } from './session.ts'
import { inferNative } from './native.ts'
import { isClosed } from './natural.ts'
import { type Signature, signaturesOf } from './signature.ts'
import { PLAIN, resolve, unify } from './term.ts'
import { expandTemplate } from './templates.ts'
import { refuseText } from './texts.ts'
import { placeOfUnknown, unknownFunction } from './unknownFunction.ts'
import { callUser } from './userFunctions.ts'
import { message } from '../messages/dimensions.ts'

export function inferCall(node: CallNode, session: Session): Typed {
  if (node.native) return inferNative(node, node.native, session)
  if (session.binding(unknownFunction(node.name)) !== undefined) return callUnknown(node, session)
  const variable = session.binding(node.name)?.form ?? session.defined(node.name)
  if (variable !== undefined) return callVariable(variable, node, session)
  const definition = session.context.function(node.name)
  if (definition !== undefined) return callUser(definition, node, inferAll(node, session), session)
  const entry = findFunction(node.name)
  if (entry === undefined) return callUnknown(node, session)
  const call = asSample(entry, node, session) ?? node
  const typed = callTable(entry, call, session)
  noteColumns(entry, call, typed, session)
  return typed
}

function inferAll(node: CallNode, session: Session): Typed[] {
  return node.args.map(arg => session.infer(arg))
}

/** A variable before a bracket: a call where it holds a function, else a factor of a product. */
function callVariable(form: Form, node: CallNode, session: Session): Typed {
  const args = inferAll(node, session)
  if (form.kind === 'function') return callUser(form.definition, node, args, session)
  const [right] = args
  if (args.length !== 1 || right === undefined) {
    throw new DimensionError(message('argument.function', { name: node.name }), node.nameSpan)
  }
  const name: Expression = { kind: 'name', name: node.name, span: node.nameSpan }
  const operatorSpan = { start: node.nameSpan.end, end: node.nameSpan.end }
  const product = {
    kind: 'binary',
    operator: '*',
    left: name,
    right: node.args[0]!,
    operatorSpan,
    span: node.span,
  } as const
  return multiplyTyped(product, { form, tree: name, source: name }, right, session)
}

/**
 * A function that nothing defines, such as the y(t) of a differential equation: a value with a
 * dimension of its own. Outside an equation that solves for it, nothing is known about arguments
 * with units, so they are refused.
 */
function callUnknown(node: CallNode, session: Session): Typed {
  const args = inferAll(node, session)
  const tree = withArgs(
    node,
    args.map(arg => arg.tree),
  )
  const sought = session.binding(unknownFunction(node.name))
  if (sought !== undefined) {
    requirePlace(node.name, args, session)
    return { form: sought.form, tree, source: node }
  }
  for (const arg of args) {
    const form = asValue(arg.form)
    const term = form.kind === 'scalar' || form.kind === 'uniform' ? resolve(form.term) : PLAIN
    if (term.factors.length > 0 || term.constant.isPlain) continue
    const found = describe(arg.source, arg.form)
    throw new DimensionError(
      message('unit.plain.unknown-function', { name: node.name, found }),
      arg.source.span,
    )
  }
  return { form: session.freeName(unknownFunction(node.name)), tree, source: node }
}

/** The x(0 [s]) of a condition has an argument like that of the x(t) in the equation; a bare number takes any unit. */
function requirePlace(name: string, [arg]: readonly Typed[], session: Session): void {
  const place = session.binding(placeOfUnknown(name))?.form
  if (place?.kind !== 'scalar' || arg?.form.kind !== 'scalar') return
  const term = resolve(arg.form.term)
  const isBare = term.factors.length === 0 && term.constant.isPlain
  if (isBare && isClosed(arg.tree)) return
  const expected = describe(undefined, place)
  if (unify(place.term, term)) return
  const found = describe(arg.source, arg.form)
  throw new DimensionError(message('unit.plain.place', { name, expected, found }), arg.source.span)
}

function callTable(entry: FunctionEntry, node: CallNode, session: Session): Typed {
  const call: RuleCall = {
    name: entry.name,
    node,
    session,
    infer: child => {
      const typed = session.infer(child)
      const found = entry.traits.has('takesTexts') ? typed : refuseText(typed, node.name)
      return isListArgument(entry, node.args.indexOf(child))
        ? asList(found, entry.name === 'mean' ? 'lis_values' : 'lis_of')
        : found
    },
    finish: (form, args) => finish(entry, call, form, args),
  }
  checkArgumentCount(entry, node)
  const typed = callEntry(entry, call)
  const least = smallNumbers(entry)
  return least === undefined ? typed : lowered(call, typed, { kind: 'small-numbers', least })
}

const isListArgument = ({ traits }: FunctionEntry, index: number): boolean =>
  (index === 0 && traits.has('firstIsList')) || (index === 1 && traits.has('secondIsList'))

/** The size below which numbers count as zero in a function; undefined for most of them. */
function smallNumbers({ traits }: FunctionEntry): number | undefined {
  if (traits.has('losesBelow1e_3')) return 1e-3
  return traits.has('losesBelow1e_6') ? 1e-6 : undefined
}

function callEntry(entry: FunctionEntry, call: RuleCall): Typed {
  const { node, session } = call
  if (entry.rule.startsWith('@')) return RULES[entry.rule.slice(1)]!(call)
  if (entry.rule === 'plain') return plainCall(call)
  if (entry.rule === 'same') return sameCall(call)
  const signature = signatureFor(entry, node)
  const isOfNumbers = signature.parameters.every(({ kind }) => kind === 'scalar')
  const given = node.args.map(arg => call.infer(arg))
  for (const arg of given) if (arg.form.kind === 'text') refuseText(arg, node.name)
  const args = isOfNumbers ? given.map(arg => asTest(arg, session)) : given
  if (entry.traits.has('needsValues')) requireValues(node, args)
  const form = applySignature(signature, node, args, session)
  const trees = signatureArguments(signature, args, session).map((tree, index) =>
    isLongList(args[index]!, call) ? operationNode('evalf', [tree], node.span) : tree,
  )
  const apply = (items: readonly Expression[]) => call.finish(form, items).tree
  const tree = isOfNumbers ? overLists(entry, args, trees, apply, node.span) : undefined
  return tree === undefined ? call.finish(form, trees) : { form, tree, source: node }
}

/** So many roots or sines that no mean of them is looked for in exact form. */
function isLongList({ form, source }: Typed, call: RuleCall): boolean {
  const terms = isArray(form) && rangedTerms(source)
  return (
    terms !== false &&
    terms !== undefined &&
    hasManyTerms(call, 'sum', terms[0], terms[1].name, terms.slice(2))
  )
}

/** Rules that read any number of variables. */
const OPEN_ENDED: ReadonlySet<string> = new Set(['@differentiate', '@desolve', '@series'])

/** Rules that do not check the number of arguments. */
const UNCOUNTED = /^(?:plain|same|.*\.\.\..*|@concat|@multiFit)$/

/**
 * With too many or too few arguments a call would get a meaning by guess, or none. Polynomials may have variables
 * behind them.
 */
function checkArgumentCount(entry: FunctionEntry, node: CallNode): void {
  const given = node.args.length
  if (UNCOUNTED.test(entry.rule)) {
    const least = leastArguments(entry)
    if (given < least) throw wrongCount(node, [least, Math.max(...argumentCounts(entry))])
  }
  if (entry.group === 'Polynomials' || OPEN_ENDED.has(entry.rule)) return
  const counts = argumentCounts(entry)
  const most = Math.max(...counts)
  if (given > most) throw wrongCount(node, [Math.min(...counts), most])
}

function withArgs(node: CallNode, args: readonly Expression[]): CallNode {
  return args.every((arg, index) => arg === node.args[index]) && args.length === node.args.length
    ? node
    : { ...node, args }
}

/** The rewritten call under the function's own name, or the formula that stands for it. */
function finish(
  entry: FunctionEntry,
  { node, session }: RuleCall,
  form: Form,
  given: readonly Expression[],
): Typed {
  const args = withinDomains(entry, node, given)
  const template = templateFor(entry, args.length)
  if (template !== undefined) {
    const tree = expandTemplate(template, args, node.span, session.context.oneIndexed ? 1 : 0)
    return { form, tree, source: node }
  }
  const call = withArgs(node, args)
  const tree = node.name === entry.name ? call : { ...call, name: ownName(entry, session) }
  return { form, tree, source: node }
}

/** The name behind an alias; marked as an operation where the user has a function of that name. */
function ownName(entry: FunctionEntry, session: Session): string {
  const hidden = session.context.function(entry.name) ?? session.context.variable(entry.name)
  return hidden === undefined ? entry.name : operationName(entry.engine)
}

/** All arguments plain; the result is plain and of any form. */
function plainCall(call: RuleCall): Typed {
  const { node, session } = call
  const args = node.args.map(arg => {
    if (isFunctionArgument(arg, session)) return arg
    const typed = call.infer(arg)
    const sides = typed.form.kind === 'equation' ? typed.form.sides : asValue(typed.form)
    requirePlain({ ...typed, form: sides }, found =>
      message('unit.plain.arguments', { name: node.name, found }),
    )
    return typed.tree
  })
  return call.finish({ kind: 'uniform', term: PLAIN }, args)
}

/** The result is like the first argument. */
function sameCall(call: RuleCall): Typed {
  const { node } = call
  const [first, ...rest] = node.args
  if (first === undefined) throw wrongCount(node, [1, 1])
  const typed = call.infer(first)
  return call.finish(typed.form, [typed.tree, ...rest.map(arg => call.infer(arg).tree)])
}

function signatureFor(entry: FunctionEntry, node: CallNode): Signature {
  const signatures = signaturesOf(entry.rule)
  const given = node.args.length
  const found = signatures.find(({ least, most }) => given >= least && given <= most)
  if (found !== undefined) return found
  const [least, most] = [
    Math.min(...signatures.map(signature => signature.least)),
    Math.max(...signatures.map(signature => signature.most)),
  ]
  // `range(0, 5)`: one argument or three.
  if (given > least && given < most)
    throw new DimensionError(
      message('argument.count.forms', { forms: entry.forms.join(' or '), given }),
      node.span,
    )
  throw wrongCount(node, [least, most])
}

/** The error of a call with the wrong number of arguments. */
export function wrongCount(node: CallNode, [least, most]: readonly [number, number]): DimensionError {
  const { name, args, span } = node
  return new DimensionError(message('argument.count', { name, least, most, given: args.length }), span)
}
