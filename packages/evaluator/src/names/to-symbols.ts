/**
 * Responsibilities: from the worksheet's names to the engine's symbols, throughout a formula whose
 * quantities are SI numbers. Bound variables hide definitions of the same name.
 */
import { ownName, USES_UP } from '@calcwright/reference/functions'
import {
  bindingOf,
  callsIn,
  encodeName,
  freeNames,
  localNames,
  mapChildren,
  mapExpression,
  mapStatements,
} from '@calcwright/math/expression'
import type {
  CallNode,
  Expression,
  LambdaNode,
  NameNode,
  ProgramNode,
  ProgramStatement,
} from '@calcwright/math/expression'
import { freeSymbol, localSymbol, parameterSymbol } from '../engine/symbols.ts'

/** The symbol of a name that is defined above; undefined leaves it free. */
export type SymbolLookup = (name: string) => string | undefined

/** Symbols for variables that are bound inside a function and absent from its value. */
export interface BoundSymbols {
  /** Whether a name outside is that of a function. */
  isFunction(name: string): boolean
  /** A number that no other definition has. */
  readonly serial: number
  /** Names that stay as they are. */
  readonly open: ReadonlySet<string>
}

/** Symbols of the bound names around a part of a formula. */
type Bound = ReadonlyMap<string, string>

/**
 * @param parameters names bound outside, such as the parameters of a function
 * @param own symbols for the bound variables of the function that this is the body of
 * @returns the formula over symbols; engine functions keep their names
 */
export function toSymbols(
  node: Expression,
  lookup: SymbolLookup,
  parameters: readonly string[] = [],
  own?: BoundSymbols,
): Expression {
  return new Renamer(lookup, new Set(parameters), own).rename(node, bindParameters(new Map(), parameters))
}

class Renamer {
  readonly #lookup: SymbolLookup
  /** Names that a call of the function puts values in place of. */
  readonly #parameters: ReadonlySet<string>
  readonly #own: BoundSymbols | undefined

  constructor(lookup: SymbolLookup, parameters: ReadonlySet<string>, own: BoundSymbols | undefined) {
    this.#lookup = lookup
    this.#parameters = parameters
    this.#own = own
  }

  rename(node: Expression, bound: Bound): Expression {
    switch (node.kind) {
      case 'name':
        return { ...node, name: bound.get(node.name) ?? this.#lookup(node.name) ?? freeSymbol(node.name) }
      case 'lambda':
        return this.#renameLambda(node, bound)
      case 'call':
        return this.#renameCall(node, bound)
      case 'program':
        return this.#renameProgram(node, bound)
      default:
        return mapChildren(node, child => this.rename(child, bound))
    }
  }

  #renameLambda(node: LambdaNode, bound: Bound): Expression {
    const names = node.parameters.map(parameter => parameter.name)
    const inner = bindParameters(bound, names)
    const parameters = node.parameters.map(parameter => ({
      ...parameter,
      name: parameterSymbol(parameter.name),
    }))
    const within = new Renamer(this.#lookup, new Set([...this.#parameters, ...names]), this.#own)
    return { ...node, parameters, body: within.rename(node.body, inner) }
  }

  /** A name that is read before it is assigned starts with the value of the definition outside. */
  #renameProgram(node: ProgramNode, bound: Bound): Expression {
    const locals = localNames(node, [...bound.keys()])
    const inner = new Map([...bound, ...locals.map(name => [name, localSymbol(name)] as const)])
    const free = freeNames(node, [...bound.keys()])
    const beginnings = locals.flatMap((name): ProgramStatement[] => {
      const [use] = free.get(name) ?? []
      const symbol = use && this.#lookup(name)
      // A local list that is called like a function, such as the program itself, begins with no value.
      if (!use || symbol === undefined || this.#own?.isFunction(name)) return []
      const named = { kind: 'name' as const, span: use.span }
      const target = { kind: 'variable' as const, name: { ...named, name: localSymbol(name) } }
      return [{ kind: 'assign', target, value: { ...named, name: symbol }, source: use.source ?? '' }]
    })
    const within = new Renamer(this.#lookup, new Set([...this.#parameters, ...locals]), this.#own)
    const body = mapStatements(node.body, part => within.rename(part, inner))
    return { ...node, body: [...beginnings, ...withTargets(body, name => inner.get(name) ?? name)] }
  }

  #renameCall(node: CallNode, bound: Bound): Expression {
    const own = bound.get(node.name) ?? this.#lookup(node.name)
    const binding = own === undefined ? bindingOf(node) : undefined
    const inner = binding ? this.#bindVariables(bound, binding.names, USES_UP.has(node.name)) : bound
    const args = node.args.map((arg, index) => this.rename(arg, binding?.covers(index) ? inner : bound))
    const call = { ...node, name: own ?? node.name, args }
    return own === undefined && ownName(node.name) === 'desolve'
      ? withOwnSymbols(withUnknownFunction(call))
      : call
  }

  /**
   * A parameter that is bound again inside, as in `f(k) := sum(k, k, 1, 3)`, must not be replaced there
   * by the argument of a call, so the inner one has a symbol of its own. Nor may the parameter of a caller:
   * the engine looks names up where a function is called, as in `g(x) := f(x)` over `f(a) := int(x*a, x, 0, 1)`.
   */
  #bindVariables(bound: Bound, names: readonly string[], usedUp: boolean): Bound {
    if (names.length === 0) return bound
    const inner = new Map(bound)
    for (const name of names) {
      inner.set(name, this.#boundSymbol(name, usedUp, bound.get(name)))
    }
    return inner
  }

  /** @param outer its symbol around the call, which it keeps where the result still holds it */
  #boundSymbol(name: string, usedUp: boolean, outer: string | undefined): string {
    const own = this.#own && !this.#own.open.has(name) ? encodeName(name, this.#own.serial) : undefined
    if (own !== undefined && (usedUp || outer === own)) return own
    return this.#parameters.has(name) ? `${freeSymbol(name)}_0` : freeSymbol(name)
  }
}

/** Statements with other names assigned. */
function withTargets(
  statements: readonly ProgramStatement[],
  rename: (name: string) => string,
): ProgramStatement[] {
  const renamed = (name: NameNode): NameNode => ({ ...name, name: rename(name.name) })
  return statements.map((statement): ProgramStatement => {
    switch (statement.kind) {
      case 'assign': {
        const { target } = statement
        if (target.kind === 'property') return statement
        return { ...statement, target: { ...target, name: renamed(target.name) } }
      }
      case 'choice': {
        const branches = statement.branches.map(branch => ({
          ...branch,
          body: withTargets(branch.body, rename),
        }))
        return { ...statement, branches }
      }
      case 'loop': {
        const body = withTargets(statement.body, rename)
        return { ...statement, iterator: renamed(statement.iterator), body }
      }
      default:
        return statement
    }
  })
}

function bindParameters(bound: Bound, names: readonly string[]): Bound {
  return new Map([...bound, ...names.map(name => [name, parameterSymbol(name)] as const)])
}

/** `desolve(diff(y(t), t) = -y(t), y)`: the engine needs y(t), for it assumes x where it gets y. */
function withUnknownFunction(call: CallNode): CallNode {
  const [first, unknown, ...rest] = call.args
  if (!first) return call
  const equation = mapExpression(first, withPrimes)
  if (unknown?.kind !== 'name') return { ...call, args: [equation, ...call.args.slice(1)] }
  const use = callOf(unknown.name, equation)
  return { ...call, args: [equation, use ?? unknown, ...rest] }
}

/** x is a variable to the engine, and no function of the time. */
function withOwnSymbols(call: CallNode): CallNode {
  const renamed = (node: Expression): Expression =>
    node.kind === 'call' && /^x'*$/.test(node.name)
      ? { ...node, name: node.name.replace('x', encodeName('x', 0)) }
      : node
  return { ...call, args: call.args.map(arg => mapExpression(arg, renamed)) }
}

/** A derivative at a point is a condition that the engine reads as `y'(0)`. */
function withPrimes(node: Expression): Expression {
  const [derivative, value] = partsOfCondition(node)
  if (derivative?.kind !== 'call' || derivative.name !== 'diff' || !value) return node
  const [use, , order] = derivative.args
  if (use?.kind !== 'call') return node
  const primes = "'".repeat(order?.kind === 'number' ? Number(order.text) : 1)
  return { ...use, name: use.name + primes, args: [value] }
}

/** `subst(diff(y(t), t), t, 0)`, as `y'(0)` is read, and `diff(y(t), t)(0)`, which looks like a product. */
function partsOfCondition(node: Expression): readonly (Expression | undefined)[] {
  if (node.kind === 'call' && node.name === 'subst' && node.args[1]?.kind === 'name')
    return [node.args[0], node.args[2]]
  const isApplied = node.kind === 'binary' && node.implicit === true && node.right.kind === 'number'
  return isApplied ? [node.left, node.right] : []
}

function callOf(name: string, node: Expression): CallNode | undefined {
  return callsIn(node, name).find(({ args }) => args[0]?.kind === 'name')
}
