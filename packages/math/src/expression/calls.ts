/** Calls as the parsers build them. */
import { counterPlace } from './binders.ts'
import { constantOf } from './names.ts'
import { SyntaxFault } from './problem.ts'
import type { CallNode, Expression, NameNode, Span } from './tree.ts'
import { mapExpression } from './walk.ts'
import { message } from '../messages/syntax.ts'

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
  const primes = /'+$/.exec(name)?.[0].length
  if (primes) {
    const [at, ...others] = args
    if (!at || others.length > 0) throw new SyntaxFault(message('syntax.primes'), nameSpan)
    return derivativeOf(name.slice(0, -primes), nameSpan, at, primes, span)
  }
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

/** `f''(x)` is `diff(f(x), x, 2)`, and `f'(3)` the derivative at 3: `subst(diff(f(t), t), t, 3)`. */
export function derivativeOf(
  name: string,
  nameSpan: Span,
  at: Expression,
  order: number,
  span: Span,
): CallNode {
  const variable: NameNode = at.kind === 'name' ? at : { kind: 'name', name: 't', span: at.span }
  const inner: CallNode = { ...callOf(name, nameSpan, [variable], span), primed: true }
  const times: Expression[] = order > 1 ? [{ kind: 'number', text: String(order), span: nameSpan }] : []
  const diff: CallNode = { kind: 'call', name: 'diff', nameSpan, args: [inner, variable, ...times], span }
  if (at.kind === 'name') return diff
  return { kind: 'call', name: 'subst', nameSpan, args: [diff, variable, at], span }
}
