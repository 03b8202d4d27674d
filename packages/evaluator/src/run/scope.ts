/**
 * Responsibilities: from the worksheet's names to the engine's symbols, throughout a formula whose
 * quantities are SI numbers. Bound variables hide definitions of the same name.
 */
import { binderOf, boundNames, mapChildren } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import { freeSymbol } from './symbols.ts'

/** The symbol of a name that is defined above; undefined leaves it free. */
export type SymbolLookup = (name: string, role: 'variable' | 'function') => string | undefined

/** Derivatives and antiderivatives are functions of their variable; the others consume theirs. */
const KEEPS_VARIABLE: ReadonlySet<string> = new Set(['diff', 'derive'])
const KEEPS_VARIABLE_UNBOUNDED: ReadonlySet<string> = new Set(['integrate', 'int', 'integral'])

const NONE: ReadonlySet<string> = new Set()

/**
 * @param bound names bound outside, such as the parameters of a function
 * @returns the formula over symbols; engine functions keep their names
 */
export function toSymbols(
  node: Expression,
  lookup: SymbolLookup,
  bound: ReadonlySet<string> = NONE,
): Expression {
  switch (node.kind) {
    case 'name':
      return {
        ...node,
        name: (!bound.has(node.name) && lookup(node.name, 'variable')) || freeSymbol(node.name),
      }
    case 'lambda': {
      const inner = new Set([...bound, ...node.parameters.map(parameter => parameter.name)])
      const parameters = node.parameters.map(parameter => ({
        ...parameter,
        name: freeSymbol(parameter.name),
      }))
      return { ...node, parameters, body: toSymbols(node.body, lookup, inner) }
    }
    case 'call':
      return callToSymbols(node, lookup, bound)
    default:
      return mapChildren(node, child => toSymbols(child, lookup, bound))
  }
}

function callToSymbols(node: CallNode, lookup: SymbolLookup, bound: ReadonlySet<string>): Expression {
  const own = bound.has(node.name) ? undefined : lookup(node.name, 'function')
  const name = own ?? node.name
  const binder = own === undefined ? binderOf(node.name) : undefined
  const names = binder ? boundNames(node.args[binder.variable]).map(variable => variable.name) : []
  const inner = names.length > 0 ? new Set([...bound, ...names]) : bound
  const args = node.args.map((arg, index) => {
    const within = binder && (index === binder.variable || binder.scope.includes(index))
    return toSymbols(arg, lookup, within ? inner : bound)
  })
  const call: CallNode = { ...node, name, args }
  const kept =
    own === undefined &&
    (KEEPS_VARIABLE.has(node.name) || (KEEPS_VARIABLE_UNBOUNDED.has(node.name) && node.args.length === 2))
  return kept ? atDefinedPoint(call, names, lookup, bound) : call
}

/** `diff(x^2, x)` below `x := 3` is the derivative at 3. */
function atDefinedPoint(
  call: CallNode,
  names: readonly string[],
  lookup: SymbolLookup,
  bound: ReadonlySet<string>,
): Expression {
  return names.reduce<Expression>((inner, variable) => {
    const symbol = bound.has(variable) ? undefined : lookup(variable, 'variable')
    if (symbol === undefined) return inner
    const name = (text: string): Expression => ({ kind: 'name', name: text, span: call.span })
    return { ...call, name: 'subst', args: [inner, name(freeSymbol(variable)), name(symbol)] }
  }, call)
}
