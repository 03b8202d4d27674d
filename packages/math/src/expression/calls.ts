/** Calls as the parsers build them. */
import { counterPlace } from './binders.ts'
import { constantOf } from './names.ts'
import type { CallNode, Expression, Span } from './tree.ts'
import { mapExpression } from './walk.ts'

const LOGARITHM = /^log_(\d+|[a-zA-Z]\w*)$/

/** Whether a function name carries the base of a logarithm, as `log_2` does. */
export function isLogarithm(name: string): boolean {
  return LOGARITHM.test(name)
}

/**
 * A call. `log_b(x)` becomes `log(x, b)`, and a counter named i or e (`sum(i^2, i, 1, 9)`) hides
 * the constant inside its scope.
 */
export function callOf(name: string, nameSpan: Span, args: readonly Expression[], span: Span): CallNode {
  const base = args.length === 1 ? LOGARITHM.exec(name)?.[1] : undefined
  if (base) return { kind: 'call', name: 'log', nameSpan, args: [...args, baseOf(base, nameSpan)], span }
  return { kind: 'call', name, nameSpan, args: withCounter(name, args), span }
}

function baseOf(text: string, span: Span): Expression {
  if (/^\d+$/.test(text)) return { kind: 'number', text, span }
  const constant = constantOf(text)
  return constant ? { kind: 'constant', name: constant, span } : { kind: 'name', name: text, span }
}

function withCounter(name: string, args: readonly Expression[]): readonly Expression[] {
  const place = counterPlace(name)
  const counter = place === undefined ? undefined : args[place]
  if (counter?.kind !== 'constant' || (counter.name !== 'i' && counter.name !== 'e')) return args
  const hide = (node: Expression): Expression =>
    node.kind === 'constant' && node.name === counter.name
      ? { kind: 'name', name: counter.name, span: node.span }
      : node
  return args.map((arg, index) =>
    index === place ? hide(arg) : index === 0 ? mapExpression(arg, hide) : arg,
  )
}
