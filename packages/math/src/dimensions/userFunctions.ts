/**
 * Functions defined by the user. The body is inferred again for the arguments of each call and
 * remembered by their shapes. Where the SI body depends on the arguments (degrees, temperatures,
 * lists), the call names a variant that the engine has to know as a function of its own.
 */
import { findFunction } from '@calcwright/reference/functions'
import { children, mapExpression } from '../expression/index.ts'
import type { CallNode, Expression } from '../expression/tree.ts'
import type { Rational } from '../rational.ts'
import { treeKey } from './build.ts'
import { freeNamesFrom, toShape } from './convert.ts'
import { type Form, PLAIN_SCALAR, type ScalarForm } from './forms.ts'
import { infer } from './infer.ts'
import { formKey, isOpen } from './keys.ts'
import { LAMBDA } from './lambda.ts'
import { type Binding, DimensionError, newShared, Session, type Shared, type Typed } from './session.ts'
import { unify, unknownTerm } from './term.ts'
import type { FreeName, FunctionDefinition, FunctionVariant, Shape } from './types.ts'
import { isOpenNumber, rationalValue } from './values.ts'

/** Stands for the name of the function in calls of itself until its variant is known. */
const SELF = '@self'

/** Nested calls beyond this are taken for a recursion whose dimensions never repeat. */
const MAX_DEPTH = 60

/** The body inferred for one set of argument shapes. */
interface Instance {
  readonly shape: Shape
  readonly free: readonly FreeName[]
  readonly notices: readonly string[]
  readonly variants: readonly FunctionVariant[]
  /** The variant to call; absent for the function's own name. */
  readonly name: string | undefined
}

/** A body being inferred: a call of the function with these arguments meets the result as an unknown. */
interface Run {
  readonly forms: readonly Form[]
  readonly result: ScalarForm
}

/** What is remembered of a definition, for as long as its object lives. */
interface Record {
  readonly instances: Map<string, Instance | DimensionError>
  readonly running: Run[]
  /** Keys of the SI bodies in the order of their numbers; the first is the body for unknown arguments. */
  readonly bodies: string[]
  /** Parameters whose value decides a dimension: they stand in an exponent or an index. */
  readonly numeric: ReadonlySet<string>
}

const records = new WeakMap<FunctionDefinition, Record>()

function recordOf(definition: FunctionDefinition): Record {
  let record = records.get(definition)
  if (record === undefined) {
    const numeric = numericNames(definition.body, new Set(definition.parameters))
    record = { instances: new Map(), running: [], bodies: [''], numeric }
    records.set(definition, record)
    try {
      record.bodies[0] = treeKey(run(definition, record, unknownParameters(definition), newShared()).tree)
    } catch (error) {
      if (error instanceof DimensionError) return record
      records.delete(definition)
      throw error
    }
  }
  return record
}

/** Parameters of which nothing is known. */
export function unknownParameters(definition: FunctionDefinition): Map<string, Binding> {
  return new Map(
    definition.parameters.map(name => [
      name,
      {
        form: { kind: 'scalar', term: unknownTerm(), elements: new Map() } as Form,
        parameter: true,
        open: true,
      },
    ]),
  )
}

/** The body with its parameters bound. Unless its context says otherwise, the function's name means itself. */
export function inferBody(
  definition: FunctionDefinition,
  parameters: ReadonlyMap<string, Binding>,
  shared: Shared,
): Typed {
  const session = new Session(definition.context, shared)
  const own = definition.context.function(definition.name) === undefined
  const self: Binding = { form: { kind: 'function', definition }, parameter: true }
  const names = own ? new Map([[definition.name, self], ...parameters]) : parameters
  return session.within(names, () => infer(definition.body, session))
}

/** A call of a user function. */
export function callUser(
  definition: FunctionDefinition,
  node: CallNode,
  args: readonly Typed[],
  session: Session,
): Typed {
  checkCount(definition, node)
  const { form, name } = resultOf(definition, node, args, session)
  const trees = args.map(arg => arg.tree)
  const same = name === node.name && trees.every((tree, index) => tree === node.args[index])
  return { form, tree: same ? node : { ...node, name, args: trees }, source: node }
}

function checkCount(definition: FunctionDefinition, node: CallNode): void {
  const [takes, given] = [definition.parameters.length, node.args.length]
  if (takes === given) return
  const message = `${definition.name} takes ${count(takes)}, not ${given}`
  throw new DimensionError(message, node.span, 'argument')
}

function count(takes: number): string {
  return takes === 1 ? '1 argument' : `${takes} arguments`
}

/** The form of the result, and the name to call in the engine. */
function resultOf(
  definition: FunctionDefinition,
  node: CallNode,
  args: readonly Typed[],
  session: Session,
): { form: Form; name: string } {
  const record = recordOf(definition)
  const running = record.running.find(run => sameForms(run.forms, args))
  if (running !== undefined) return { form: running.result, name: SELF }
  const parameters = bindParameters(definition, args, session)
  if (args.some(arg => isOpen(arg.form))) return inferOpen(definition, record, parameters, node, session)
  const key = keyOf(definition, record, parameters)
  let instance = record.instances.get(key)
  if (instance === undefined) {
    instance = newInstance(definition, record, parameters, session.shared.depth)
    record.instances.set(key, instance)
  }
  if (instance instanceof DimensionError) throw inCall(instance, definition, node)
  return { form: recall(instance, session), name: instance.name ?? node.name }
}

function sameForms(forms: readonly Form[], args: readonly Typed[]): boolean {
  return forms.every((form, index) => formKey(form) === formKey(args[index]!.form))
}

function bindParameters(
  definition: FunctionDefinition,
  args: readonly Typed[],
  session: Session,
): Map<string, Binding> {
  return new Map(
    definition.parameters.map((name, index) => {
      const { form, source } = args[index]!
      const value = () => rationalValue(source, session)
      return [name, { form, parameter: true, value, open: isOpenNumber(source, session) }]
    }),
  )
}

function keyOf(
  definition: FunctionDefinition,
  record: Record,
  parameters: ReadonlyMap<string, Binding>,
): string {
  const measured = [...parameters.values()].some(({ form }) => form !== PLAIN_SCALAR)
  return definition.parameters
    .map(name => {
      const { form, value } = parameters.get(name)!
      const number = measured && record.numeric.has(name) ? knownText(value) : ''
      return `${formKey(form)}${number}`
    })
    .join(';')
}

function knownText(value: (() => Rational | undefined) | undefined): string {
  const number = value?.()
  return number === undefined ? '' : `=${number.toText()}`
}

/** Arguments with unknown dimensions: the body takes part in this very inference. */
function inferOpen(
  definition: FunctionDefinition,
  record: Record,
  parameters: ReadonlyMap<string, Binding>,
  node: CallNode,
  session: Session,
): { form: Form; name: string } {
  try {
    const body = run(definition, record, parameters, session.shared)
    return { form: body.form, name: variantOf(definition, record, body.tree, session.shared) ?? node.name }
  } catch (error) {
    throw error instanceof DimensionError ? inCall(error, definition, node) : error
  }
}

function newInstance(
  definition: FunctionDefinition,
  record: Record,
  parameters: ReadonlyMap<string, Binding>,
  depth: number,
): Instance | DimensionError {
  const shared: Shared = { ...newShared(), depth }
  try {
    const body = run(definition, record, parameters, shared)
    const name = variantOf(definition, record, body.tree, shared)
    return {
      shape: toShape(body.form),
      free: freeNamesFrom(shared.free),
      notices: [...shared.notices],
      variants: [...shared.variants.values()],
      name,
    }
  } catch (error) {
    if (error instanceof DimensionError) return error
    throw error
  }
}

/** Infers the body; a call of itself with the same arguments meets the result as an unknown. */
function run(
  definition: FunctionDefinition,
  record: Record,
  parameters: ReadonlyMap<string, Binding>,
  shared: Shared,
): Typed {
  if (shared.depth > MAX_DEPTH) {
    throw new DimensionError(`${definition.name} calls itself with ever new units`, definition.body.span)
  }
  const result: ScalarForm = { kind: 'scalar', term: unknownTerm() }
  record.running.push({ forms: [...parameters.values()].map(({ form }) => form), result })
  shared.depth += 1
  try {
    const body = inferBody(definition, parameters, shared)
    if (body.form.kind === 'scalar' && !unify(result.term, body.form.term)) {
      throw new DimensionError(
        `${definition.name} gives different units when it calls itself`,
        definition.body.span,
      )
    }
    return body
  } finally {
    shared.depth -= 1
    record.running.pop()
  }
}

/** The variant to call for this SI body; none for the body of unknown arguments, the function itself. */
function variantOf(
  definition: FunctionDefinition,
  record: Record,
  tree: Expression,
  shared: Shared,
): string | undefined {
  const key = treeKey(tree)
  let number = record.bodies.indexOf(key)
  if (number < 0) number = record.bodies.push(key) - 1
  if (number === 0) return undefined
  if (definition.name === LAMBDA) throw new DimensionError(UNNAMED, definition.body.span)
  const name = `${definition.name}@${number}`
  shared.variants.set(name, { definition, variant: number, name, expression: withOwnName(tree, name) })
  return name
}

const UNNAMED = 'this function is computed in another way for these arguments: define it in a line of its own'

/** Puts a name in the place of the calls by which a body calls itself. */
export function withOwnName(tree: Expression, name: string): Expression {
  return mapExpression(tree, node => (node.kind === 'call' && node.name === SELF ? { ...node, name } : node))
}

/** Takes what a remembered body has settled and told into this inference. */
function recall(instance: Instance, session: Session): Form {
  session.adopt(instance.free)
  for (const notice of instance.notices) session.notice(notice)
  for (const variant of instance.variants) session.shared.variants.set(variant.name, variant)
  return session.form(instance.shape)
}

/** An error inside the body is shown at the call. */
function inCall(error: DimensionError, definition: FunctionDefinition, node: CallNode): DimensionError {
  const { message, kind } = error.problem
  const prefix = `in ${definition.name}: `
  return new DimensionError(message.startsWith(prefix) ? message : prefix + message, node.span, kind)
}

/** Parameters inside exponents, indexes, roots and the arguments of other calls. */
function numericNames(body: Expression, parameters: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>()
  visit(body, false)
  return found

  function visit(node: Expression, counts: boolean): void {
    if (node.kind === 'name' && counts && parameters.has(node.name)) found.add(node.name)
    if (node.kind === 'binary' && (node.operator === '^' || node.operator === '.^')) {
      visit(node.left, counts)
      visit(node.right, true)
      return
    }
    const inside = counts || node.kind === 'index' || (node.kind === 'call' && readsNumbers(node.name))
    for (const child of children(node)) visit(child, inside)
  }
}

/** Functions whose dimension depends on a number, and all functions of the user. */
function readsNumbers(name: string): boolean {
  return NUMERIC_CALLS.has(name) || findFunction(name) === undefined
}

const NUMERIC_CALLS: ReadonlySet<string> = new Set([
  'nthroot',
  'root',
  'surd',
  'pow',
  'matpow',
  'diff',
  'product',
  'at',
])
