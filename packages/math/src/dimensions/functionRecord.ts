/** The cache of a user function: the bodies inferred so far, by the shapes of the arguments. */
import { findFunction } from '@calcwright/reference/functions'
import { children, mapExpression } from '../expression/index.ts'
import type { Expression } from '../expression/tree.ts'
import type { Rational } from '../rational.ts'
import { treeKey } from './build.ts'
import { type Form, PLAIN_SCALAR, type ScalarForm } from './forms.ts'
import { formKey } from './keys.ts'
import { LAMBDA } from './lambda.ts'
import { type Binding, DimensionError, type Shared } from './session.ts'
import type { FreeName, FunctionDefinition, FunctionVariant, Notice, Shape } from './types.ts'
import { message } from '../messages/dimensions.ts'

/** Stands for the name of the function in calls of itself until its variant is known. */
export const SELF = '@self'

/** The body inferred for one set of argument shapes. */
export interface Instance {
  readonly shape: Shape
  readonly free: readonly FreeName[]
  readonly notices: readonly Notice[]
  readonly variants: readonly FunctionVariant[]
  /** The variant to call; absent for the function's own name. */
  readonly name: string | undefined
}

/** A body being inferred: a call of the function with these arguments meets the result as an unknown. */
export interface Run {
  readonly forms: readonly Form[]
  readonly result: ScalarForm
}

/** The cache of a definition, which lives as long as the object of the definition. */
export interface FunctionRecord {
  readonly instances: Map<string, Instance | DimensionError>
  readonly running: Run[]
  /** Keys of the SI bodies in the order of their numbers; the first is the body for unknown arguments. */
  readonly bodies: string[]
  /** Parameters whose value decides a dimension: they stand in an exponent or an index. */
  readonly numeric: ReadonlySet<string>
  /** Parameters whose value decides whether an element exists. */
  readonly indexes: ReadonlySet<string>
}

const records = new WeakMap<FunctionDefinition, FunctionRecord>()

/**
 * The record of a definition.
 * @param general infers the SI body for arguments of which nothing is known
 */
export function recordOf(
  definition: FunctionDefinition,
  general: (record: FunctionRecord) => Expression,
): FunctionRecord {
  let record = records.get(definition)
  if (record === undefined) {
    const parameters = new Set(definition.parameters)
    const numeric = parametersBelow(definition.body, parameters, decidesDimension)
    const indexes = parametersBelow(definition.body, parameters, decidesElement)
    record = { instances: new Map(), running: [], bodies: [''], numeric, indexes }
    records.set(definition, record)
    try {
      record.bodies[0] = treeKey(general(record))
    } catch (error) {
      if (error instanceof DimensionError) return record
      records.delete(definition)
      throw error
    }
  }
  return record
}

/** The key of an inferred body: the forms of the arguments, and numbers that decide a dimension. */
export function keyOf(
  definition: FunctionDefinition,
  record: FunctionRecord,
  parameters: ReadonlyMap<string, Binding>,
): string {
  const measured = [...parameters.values()].some(({ form }) => form !== PLAIN_SCALAR)
  const { oneIndexed } = definition.context
  return definition.parameters
    .map(name => {
      const { form, value } = parameters.get(name)!
      const decides = (measured && record.numeric.has(name)) || (oneIndexed && record.indexes.has(name))
      const number = decides ? knownText(value) : ''
      return `${formKey(form)}${number}`
    })
    .join(';')
}

function knownText(value: (() => Rational | undefined) | undefined): string {
  const number = value?.()
  return number === undefined ? '' : `=${number.toText()}`
}

/** The variant to call for this SI body; none for the body of unknown arguments, the function itself. */
export function variantOf(
  definition: FunctionDefinition,
  record: FunctionRecord,
  tree: Expression,
  shared: Shared,
): string | undefined {
  const key = treeKey(tree)
  let number = record.bodies.indexOf(key)
  if (number < 0) number = record.bodies.push(key) - 1
  if (number === 0) return undefined
  if (definition.name === LAMBDA)
    throw new DimensionError(message('unit.mismatch.unnamed'), definition.body.span)
  const name = `${definition.name}@${number}`
  shared.variants.set(name, { definition, variant: number, name, expression: withOwnName(tree, name) })
  return name
}

/** Puts a name in the place of the calls by which a body calls itself. */
export function withOwnName(tree: Expression, name: string): Expression {
  return mapExpression(tree, node => (node.kind === 'call' && node.name === SELF ? { ...node, name } : node))
}

/** Parameters below the parts of a formula that `decides` picks. */
function parametersBelow(
  body: Expression,
  parameters: ReadonlySet<string>,
  decides: (child: Expression, parent: Expression) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>()
  visit(body, false)
  return found

  function visit(node: Expression, counts: boolean): void {
    if (node.kind === 'name' && counts && parameters.has(node.name)) found.add(node.name)
    for (const child of children(node)) visit(child, counts || decides(child, node))
  }
}

/** Inside exponents, indexes, roots and the arguments of other calls. */
function decidesDimension(child: Expression, parent: Expression): boolean {
  if (parent.kind === 'binary') return parent.operator.endsWith('^') && child === parent.right
  return parent.kind === 'call' ? readsNumbers(parent.name) : parent.kind === 'index'
}

/** Inside indexes and the arguments of the user's functions. */
function decidesElement(_: Expression, parent: Expression): boolean {
  return parent.kind === 'call' ? findFunction(parent.name) === undefined : parent.kind === 'index'
}

/** Functions whose dimension depends on a number, and all functions of the user. */
function readsNumbers(name: string): boolean {
  return findFunction(name)?.traits.has('dimensionByNumber') ?? true
}
