/**
 * Functions defined by the user. The body is inferred again for the arguments of each call and
 * remembered by their shapes. Where the SI body depends on the arguments (degrees, temperatures,
 * lists), the call names a variant that has to be defined as a function of its own.
 */
import type { CallNode, Expression } from '../expression/tree.ts'
import { asValue } from './broadcast.ts'
import { operationNode } from './build.ts'
import { type ListArgument, listForEach } from './each-item.ts'
import { freeNamesFrom, toShape } from './convert.ts'
import { itemsOf } from './forms.ts'
import type { Form, ScalarForm } from './forms.ts'
import { type FunctionRecord, type Instance, keyOf, recordOf, SELF, variantOf } from './functionRecord.ts'
import { formKey, isOpen } from './keys.ts'
import { describe } from './messages.ts'
import {
  type Binding,
  DimensionError,
  newShared,
  Session,
  type Shared,
  type Typed,
  type Walk,
} from './session.ts'
import { unify, unknownTerm } from './term.ts'
import type { FunctionDefinition } from './types.ts'
import { isOpenNumber, rationalValue } from './values.ts'
import { inFunction } from './within.ts'
import { message } from '../messages/dimensions.ts'

/** Nested calls beyond this are taken for a recursion whose dimensions never repeat. */
const MAX_DEPTH = 60

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
  walk: Walk,
  shared: Shared,
): Typed {
  const session = new Session(definition.context, walk, shared)
  const { context, name } = definition
  const own = context.function(name) === undefined && context.variable(name) === undefined
  const self: Binding = { form: { kind: 'function', definition }, parameter: true }
  const names = own ? new Map([[definition.name, self], ...parameters]) : parameters
  return session.within(names, () => session.infer(definition.body))
}

/**
 * An input of an included worksheet has to have its dimension there: with another one lines inside would fail
 * with misleading errors.
 */
function requireAlike({ name, args }: CallNode, place: number, { form, source }: Typed, own: Typed): void {
  const { form: wanted } = own
  if (wanted.kind !== 'scalar') return
  const require = (given: Form, of: Typed['source'] | undefined): void => {
    // Values of a list may have different units.
    if (given.kind !== 'scalar' && given.kind !== 'uniform')
      return itemsOf(given)?.forEach(item => require(item, undefined))
    const [expected, found] = [describe(own.source, wanted), describe(of, given)]
    if (unify(wanted.term, given.term)) return
    throw new DimensionError(message('unit.mismatch.input', { name, expected, found }), args[place]!.span)
  }
  require(form, source)
}

/** A call of a user function. */
export function callUser(
  definition: FunctionDefinition,
  node: CallNode,
  args: readonly Typed[],
  session: Session,
): Typed {
  checkCount(definition, node)
  definition.alike?.forEach(
    (one, place) => one && requireAlike(node, place, args[place]!, session.infer(one)),
  )
  const each = listForEach(definition, args)
  if (each) return callEach(definition, node, args, each, session)
  const { form, name } = resultOf(definition, node, args, session)
  const trees = args.map(arg => arg.tree)
  const same = name === node.name && trees.every((tree, index) => tree === node.args[index])
  return { form, tree: same ? node : { ...node, name, args: trees }, source: node }
}

/** The call for each item of a list. */
function callEach(
  definition: FunctionDefinition,
  node: CallNode,
  args: readonly Typed[],
  { place, item }: ListArgument,
  session: Session,
): Typed {
  const { form, tree } = callUser(definition, node, args.with(place, item), session)
  const { span } = node
  if (item.tree.kind !== 'name') throw new Error('An item is a name.')
  const lambda: Expression = { kind: 'lambda', parameters: [item.tree], body: tree, span }
  const value = asValue(form)
  const repeated: Form =
    value.kind === 'scalar'
      ? { kind: 'uniform', term: value.term, temperature: value.temperature, rank: 1 }
      : { kind: 'repeat', item: value }
  return {
    form: repeated,
    tree: operationNode('map', [args[place]!.tree, lambda], span),
    source: node,
  }
}

function checkCount(definition: FunctionDefinition, node: CallNode): void {
  const [takes, given] = [definition.parameters.length, node.args.length]
  if (takes === given) return
  throw new DimensionError(
    message('argument.parameter-count', { name: definition.name, takes, given }),
    node.span,
  )
}

/** The form of the result, and the name to call. */
function resultOf(
  definition: FunctionDefinition,
  node: CallNode,
  args: readonly Typed[],
  session: Session,
): { form: Form; name: string } {
  const { walk } = session
  const unknown = unknownParameters(definition)
  const record = recordOf(definition, own => run(definition, own, unknown, walk, newShared()).tree)
  const running = record.running.find(run => sameForms(run.forms, args))
  if (running !== undefined) return { form: running.result, name: SELF }
  const parameters = bindParameters(definition, args, session)
  if (args.some(arg => isOpen(arg.form))) return inferOpen(definition, record, parameters, node, session)
  const key = keyOf(definition, record, parameters)
  let instance = record.instances.get(key)
  if (instance === undefined) {
    instance = newInstance(definition, record, parameters, session)
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

/** Arguments with unknown dimensions: the body takes part in this very inference. */
function inferOpen(
  definition: FunctionDefinition,
  record: FunctionRecord,
  parameters: ReadonlyMap<string, Binding>,
  node: CallNode,
  session: Session,
): { form: Form; name: string } {
  try {
    const body = run(definition, record, parameters, session.walk, session.shared)
    return { form: body.form, name: variantOf(definition, record, body.tree, session.shared) ?? node.name }
  } catch (error) {
    throw error instanceof DimensionError ? inCall(error, definition, node) : error
  }
}

function newInstance(
  definition: FunctionDefinition,
  record: FunctionRecord,
  parameters: ReadonlyMap<string, Binding>,
  { walk, shared: outer }: Session,
): Instance | DimensionError {
  const shared: Shared = { ...newShared(), depth: outer.depth }
  try {
    const body = run(definition, record, parameters, walk, shared)
    const name = variantOf(definition, record, body.tree, shared)
    return {
      shape: toShape(body.form),
      free: freeNamesFrom(shared.free),
      notices: [...shared.notices.values()],
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
  record: FunctionRecord,
  parameters: ReadonlyMap<string, Binding>,
  walk: Walk,
  shared: Shared,
): Typed {
  if (shared.depth > MAX_DEPTH) {
    throw new DimensionError(
      message('unit.mismatch.endless', { name: definition.name }),
      definition.body.span,
    )
  }
  const result: ScalarForm = { kind: 'scalar', term: unknownTerm() }
  record.running.push({ forms: [...parameters.values()].map(({ form }) => form), result })
  shared.depth += 1
  try {
    const body = inferBody(definition, parameters, walk, shared)
    if (body.form.kind === 'scalar' && !unify(result.term, body.form.term)) {
      throw new DimensionError(
        message('unit.mismatch.recursion', { name: definition.name }),
        definition.body.span,
      )
    }
    return body
  } finally {
    shared.depth -= 1
    record.running.pop()
  }
}

/** Applies what a cached body has settled, and its notices, to this inference. */
function recall(instance: Instance, session: Session): Form {
  session.adopt(instance.free)
  instance.notices.forEach(notice => session.notice(notice))
  for (const variant of instance.variants) session.shared.variants.set(variant.name, variant)
  return session.form(instance.shape)
}

/** An error inside the body is shown at the call. */
function inCall({ problem }: DimensionError, { name }: FunctionDefinition, node: CallNode): DimensionError {
  const { message: text, code, source, span, related, within = [] } = inFunction(problem, name)
  const inside = source === undefined ? related : [{ source, span }, ...(related ?? [])]
  return new DimensionError({ code, text }, node.span, { within, ...(inside && { related: inside }) })
}
