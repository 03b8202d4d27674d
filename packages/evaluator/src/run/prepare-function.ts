/**
 * Responsibilities: the definition of a function, which may call itself.
 */
import { inferFunction } from '@calcwright/math/dimensions'
import { mapExpression } from '@calcwright/math/expression'
import type { Expression, NameNode, Span } from '@calcwright/math/expression'
import { PLAIN } from '../results/units.ts'
import { LAZY, functionText, rememberFunction, variantsOf } from './engine-text.ts'
import type { KnownFunction, Scope } from './known.ts'
import { inferredOrStop, laterNotices, nameChecked } from './preparing.ts'
import type { Prepared, Request } from './preparing.ts'
import { traitsOf } from './traits.ts'

/** @returns the command that defines the function for arguments of unknown dimension */
export function prepareFunction(
  request: Request,
  name: NameNode,
  parameters: readonly NameNode[],
  value: Expression,
): Prepared {
  const { resolution, symbol } = request
  const bound = parameters.map(parameter => parameter.name)
  const notices = laterNotices(resolution.later)
  const known = declareFunction(request, name.name, bound, value, notices)
  const { definition, scope } = known
  const inferred = inferredOrStop(inferFunction(definition))
  rememberFunction(known)
  const variants = variantsOf(inferred.variants, scope)
  const callsItself = resolution.own.includes(name.name)
  const body = callsItself ? withLazyBranches(inferred.expression) : inferred.expression
  const text = functionText(symbol, bound, body, scope)
  return {
    kind: 'ready',
    commands: [...variants.commands, { text }],
    value: variants.commands.length,
    shown: variants.commands.length,
    shape: { kind: 'function', definition },
    unit: PLAIN,
    free: inferred.free,
    notices: [...inferred.notices, ...notices],
    defines: known,
    variants: variants.added,
  }
}

/** A function may call itself where its name has no meaning above. */
function declareFunction(
  request: Request,
  name: string,
  parameters: readonly string[],
  value: Expression,
  notices: string[],
): KnownFunction {
  const { resolution, symbol } = request
  const declared: { known?: KnownFunction } = {}
  const scope = resolution.own.includes(name) ? withOwnFunction(request.scope, name, declared) : request.scope
  const definition = { name, parameters, body: value, context: scope.dimensions }
  const draft = { kind: 'function' as const, name, symbol, definition, scope, variants: new Set<number>() }
  declared.known = { ...draft, traits: new Set() }
  const names = { bound: parameters, later: resolution.later, own: [] }
  const body = nameChecked(value, scope, names, notices)
  declared.known = { ...draft, definition: { ...definition, body }, traits: traitsOf(body, scope) }
  return declared.known
}

/** The engine computes all branches of a `piecewise`, those of a `when` only if they are reached. */
function withLazyBranches(expression: Expression): Expression {
  return mapExpression(expression, node => {
    if (node.kind !== 'call' || node.name !== 'piecewise') return node
    const pairs = node.args.slice(0, node.args.length - (node.args.length % 2))
    let result = node.args[pairs.length] ?? undefinedAt(node.span)
    for (let at = pairs.length - 2; at >= 0; at -= 2) {
      result = { ...node, name: LAZY, args: [...pairs.slice(at, at + 2), result] }
    }
    return result
  })
}

function undefinedAt(span: Span): Expression {
  return { kind: 'constant', name: 'undef', span }
}

function withOwnFunction(scope: Scope, own: string, declared: { readonly known?: KnownFunction }): Scope {
  const { dimensions } = scope
  return {
    known: name => (name === own ? declared.known : scope.known(name)),
    dimensions: {
      ...dimensions,
      function: name => (name === own ? declared.known?.definition : dimensions.function(name)),
    },
  }
}
