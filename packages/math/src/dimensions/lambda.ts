/** Lambdas: functions without a name, closed over the names bound around them. */
import { findFunction } from '@calcwright/reference/functions'
import type { Expression, LambdaNode, NameNode } from '../expression/tree.ts'
import { asAnswer } from './conditions.ts'
import { toShape } from './convert.ts'
import type { Form } from './forms.ts'
import { type Binding, DimensionError, type Session, type Typed } from './session.ts'
import type { DimensionContext, FunctionDefinition } from './types.ts'
import { message } from '../messages/dimensions.ts'

/** The name of functions without one. */
export const LAMBDA = 'lambda'

/** The function that a lambda is. Names bound around it are read with the shapes they have now. */
export function lambdaForm(node: LambdaNode, session: Session): Form {
  const definition: FunctionDefinition = {
    name: LAMBDA,
    parameters: node.parameters.map(parameter => parameter.name),
    body: node.body,
    context: closedContext(session),
  }
  return { kind: 'function', definition }
}

function closedContext(session: Session): DimensionContext {
  const { context } = session
  return {
    variable: name => {
      const bound = session.binding(name)
      return bound === undefined ? context.variable(name) : { shape: toShape(bound.form) }
    },
    function: name => context.function(name),
    value: name => {
      const bound = session.binding(name)
      return bound === undefined ? context.value(name) : bound.value?.()
    },
    angle: context.angle,
    oneIndexed: context.oneIndexed,
    rates: context.rates,
    displayUnit: context.displayUnit && (dimension => context.displayUnit!(dimension)),
  }
}

const PARAMETERS = ['p', 'q', 'r', 's']

/**
 * A function given as an argument (`map(list, f)`), applied to arguments of the given forms. The
 * name of a function becomes a lambda around a call, so that no name of a function is left.
 * @returns the form of the result and the lambda rewritten for these arguments
 */
export function applyFunction(
  node: Expression,
  args: readonly Form[],
  session: Session,
  infer: (node: Expression) => Typed,
): Typed {
  const lambda = node.kind === 'lambda' ? node : wrapped(node, args.length)
  if (lambda.parameters.length !== args.length) {
    throw new DimensionError(
      message('argument.parameters', { needed: args.length, takes: lambda.parameters.length }),
      node.span,
    )
  }
  const names = new Map<string, Binding>(
    lambda.parameters.map((parameter, index) => [parameter.name, { form: args[index]!, parameter: true }]),
  )
  const body = session.within(names, () => asAnswer(infer(lambda.body), session))
  const tree = body.tree === lambda.body ? lambda : { ...lambda, body: body.tree }
  return { form: body.form, tree, source: node }
}

function wrapped(node: Expression, count: number): LambdaNode {
  const { span } = node
  if (node.kind !== 'name') throw new DimensionError(message('argument.function-needed'), span)
  const parameters = PARAMETERS.slice(0, count).map((name): NameNode => ({ kind: 'name', name, span }))
  const body: Expression = { kind: 'call', name: node.name, nameSpan: span, args: parameters, span }
  return { kind: 'lambda', parameters, body, span }
}

/** Whether an argument names or is a function rather than a value. */
export function isFunctionArgument(node: Expression, session: Session): boolean {
  if (node.kind === 'lambda') return true
  if (node.kind !== 'name') return false
  const known = session.binding(node.name)?.form ?? session.defined(node.name)
  if (known !== undefined) return known.kind === 'function'
  return session.context.function(node.name) !== undefined || findFunction(node.name) !== undefined
}
