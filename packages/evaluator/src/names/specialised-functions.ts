/**
 * Responsibilities: functions as arguments of the user's functions. `apply(h, x) := h(x)` is a product
 * as long as h is a number; for `apply(sin, 2)` the function is made once more with `sin` in the place
 * of h, as a function of the other parameters.
 */
import { message } from '@calcwright/math/messages/names'
import { inFunction } from '@calcwright/math/dimensions'
import { callsIn, mapExpression, nodesIn } from '@calcwright/math/expression'
import type { CallNode, Expression, LambdaNode, NameNode, Span } from '@calcwright/math/expression'
import { findFunction } from '@calcwright/reference/functions'
import { specialisedSymbol } from '../engine/symbols.ts'
import type { CheckBody, KnownFunction, NameScope, ValueTrait, Specialisations } from '../values/known.ts'
import { fitReading } from './fit-readings.ts'
import { NameFault } from './name-fault.ts'
import { traitsOf } from './traits.ts'

/** Functions that one line makes for its calls. */
export class SpecialisedFunctions implements Specialisations {
  /** In the order in which the engine has to know them. */
  readonly made: { readonly known: KnownFunction; readonly call: Span }[] = []
  readonly #byName = new Map<string, KnownFunction>()
  readonly #prefix: string
  #count = 0

  /** @param prefix an engine symbol that only this line uses */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** @returns the scope with the functions made so far and later */
  over(
    scope: Omit<NameScope, 'specialised'>,
    own: ReadonlyMap<string, KnownFunction> = this.#byName,
  ): NameScope {
    const find = (name: string): KnownFunction | undefined => own.get(name) ?? this.#byName.get(name)
    const { dimensions } = scope
    return {
      ...scope,
      specialised: this,
      known: name => find(name) ?? scope.known(name),
      dimensions: {
        ...dimensions,
        variable: name => (find(name) ? undefined : dimensions.variable(name)),
        function: name => find(name)?.definition ?? dimensions.function(name),
      },
    }
  }

  call(
    node: CallNode,
    known: KnownFunction,
    scope: NameScope,
    bound: ReadonlySet<string>,
    check: CheckBody,
  ): CallNode | null {
    const { parameters } = known.definition
    if (node.args.length !== parameters.length) return null
    const places = parameters.map((name, index) => functionAt(node.args[index], name, known, scope, bound))
    requireFunctions(node, known, places)
    if (places.every(place => place === null)) return null
    const keys = places.map(place => (place === null ? '' : keyOf(place, scope)))
    const name = `${known.name}(${keys.filter(key => key !== '').join(', ')})`
    const captured = [...new Set(places.flatMap(place => capturedBy(place, bound)))]
    if (!this.#byName.has(name)) this.#make(name, node, known, places, captured, scope, check)
    const values = captured.map((outer): NameNode => ({ kind: 'name', name: outer, span: node.span }))
    return { ...node, name, args: [...node.args.filter((_, index) => places[index] === null), ...values] }
  }

  reading(node: CallNode, scope: NameScope, bound: ReadonlySet<string>, check: CheckBody): CallNode | null {
    const read = fitReading(node, fit => {
      if (fit.kind === 'lambda' && capturedBy(fit, bound).length === 0) {
        const parameters = fit.parameters.map(parameter => parameter.name)
        return { name: keyOf(fit, scope), source: fit.body, definition: { parameters }, scope }
      }
      const known = fit.kind === 'name' && !bound.has(fit.name) ? scope.known(fit.name) : undefined
      return known?.kind === 'function' ? known : null
    })
    if (!read) return null
    const { known, parameters, args, formula } = read
    const name = `${node.name}(${[known.name, ...parameters].join(', ')})`
    if (!this.#byName.has(name))
      this.#define(
        { name, parameters, source: formula, scope: this.over(known.scope), call: node.span },
        check,
      )
    return { ...node, name, args }
  }

  #make(
    name: string,
    node: CallNode,
    known: KnownFunction,
    places: readonly (LambdaNode | NameNode | null)[],
    captured: readonly string[],
    scope: NameScope,
    check: CheckBody,
  ): void {
    const own = new Map<string, KnownFunction>()
    places.forEach((place, index) => {
      const parameter = known.definition.parameters[index]!
      if (place === null) return
      const lambda = closed(asLambda(place, known, parameter, scope), captured)
      own.set(parameter, this.#argument(parameter, lambda, keyOf(place, scope), scope, check))
    })
    const others = known.definition.parameters.filter((_, index) => places[index] === null)
    const parameters = [...others, ...captured.map(innerName)]
    const inner = this.over(known.scope, own)
    try {
      const source = withCaptured(known.source, new Set(own.keys()), captured)
      this.#define({ name, parameters, source, scope: inner, call: node.span }, check)
    } catch (fault) {
      if (!(fault instanceof NameFault)) throw fault
      const { message: text, code, within } = inFunction(fault, name)
      throw new NameFault({ code, text }, node.span, { within })
    }
  }

  /** The function that stands for a parameter. */
  #argument(
    name: string,
    { parameters, body, span }: LambdaNode,
    alias: string,
    scope: NameScope,
    check: CheckBody,
  ): KnownFunction {
    const names = parameters.map(parameter => parameter.name)
    return this.#define({ name, alias, parameters: names, source: body, scope, call: span }, check)
  }

  #define({ name, alias, parameters, source, scope, call }: Wanted, check: CheckBody): KnownFunction {
    this.#count += 1
    const known = {
      kind: 'function' as const,
      name,
      alias,
      symbol: specialisedSymbol(this.#prefix, this.#count),
      definition: { name, parameters, body: source, context: scope.dimensions },
      source,
      calls: [],
      scope,
      variants: new Set<number>(),
      traits: new Set<ValueTrait>(),
    }
    // The function is registered before its body is read, because it may call itself.
    if (alias === undefined) this.#byName.set(name, known)
    const body = check(source, scope, parameters)
    known.definition = { ...known.definition, body }
    known.traits = traitsOf(body, scope)
    this.made.push({ known, call })
    return known
  }
}

interface Wanted {
  readonly name: string
  /** The function that stands for the parameter of this name; absent for a function made of another one. */
  readonly alias?: string
  readonly parameters: readonly string[]
  readonly source: Expression
  readonly scope: NameScope
  /** The place in the formula that needs it. */
  readonly call: Span
}

/** @returns the parameters that a body calls; with other than one argument they cannot be factors */
export function calledParameters(body: Expression, parameters: readonly string[]) {
  const called = parameters.filter(name => callsIn(body, name).length > 0)
  const needed = called.filter(name => callsIn(body, name).some(call => call.args.length !== 1))
  return { called, needed }
}

function requireFunctions(
  node: CallNode,
  { definition, calls }: KnownFunction,
  places: readonly (Expression | null)[],
): void {
  for (const name of calls) {
    const index = definition.parameters.indexOf(name)
    if (places[index] !== null) continue
    throw new NameFault(
      message('name.calls-function', { caller: definition.name, name }),
      node.args[index]?.span ?? node.nameSpan,
    )
  }
}

/** The argument where it is a function and the parameter is used as one. */
function functionAt(
  arg: Expression | undefined,
  parameter: string,
  { source }: KnownFunction,
  scope: NameScope,
  bound: ReadonlySet<string>,
): LambdaNode | NameNode | null {
  if (arg?.kind !== 'lambda' && arg?.kind !== 'name') return null
  const isCalled = callsIn(source, parameter).length > 0
  if (!isCalled && !passesOn(parameter, source)) return null
  if (arg.kind === 'lambda') return arg
  if (bound.has(arg.name)) return null
  const known = scope.known(arg.name)
  return known?.kind === 'function' || (!known && findFunction(arg.name) !== undefined) ? arg : null
}

/** Whether a name is an argument by itself. */
function passesOn(name: string, node: Expression): boolean {
  return callsIn(node).some(call => call.args.some(arg => arg.kind === 'name' && arg.name === name))
}

function keyOf(place: LambdaNode | NameNode, scope: NameScope): string {
  if (place.kind === 'lambda') return `function at ${place.span.start + 1}`
  const known = scope.known(place.name)
  return known?.kind === 'function' ? (known.alias ?? place.name) : place.name
}

/** A name becomes a lambda around a call. */
function asLambda(
  place: LambdaNode | NameNode,
  { source }: KnownFunction,
  parameter: string,
  scope: NameScope,
): LambdaNode {
  if (place.kind === 'lambda') return place
  const { span } = place
  const known = scope.known(place.name)
  const count =
    known?.kind === 'function'
      ? known.definition.parameters.length
      : (callsIn(source, parameter)[0]?.args.length ?? 1)
  const parameters = Array.from({ length: count }, (_, index): NameNode => {
    return { kind: 'name', name: `arg_${index + 1}`, span }
  })
  const body: CallNode = { kind: 'call', name: place.name, nameSpan: span, args: parameters, span }
  return { kind: 'lambda', parameters, body, span }
}

/** Names bound around a call that a function in its arguments reads: their values are passed along with each call. */
function capturedBy(place: LambdaNode | NameNode | null, bound: ReadonlySet<string>): string[] {
  if (place?.kind !== 'lambda') return []
  const own = place.parameters.map(parameter => parameter.name)
  return namesIn(place.body).filter(name => bound.has(name) && !own.includes(name))
}

/** The name of a captured value inside the function: one that cannot be typed in a formula. */
function innerName(captured: string): string {
  return `${captured}''`
}

/** The function with its captured values as further parameters. */
function closed(lambda: LambdaNode, captured: readonly string[]): LambdaNode {
  if (captured.length === 0) return lambda
  const { span } = lambda
  const own = new Set(lambda.parameters.map(parameter => parameter.name))
  const rename = (node: Expression): Expression =>
    node.kind === 'name' && captured.includes(node.name) && !own.has(node.name)
      ? { ...node, name: innerName(node.name) }
      : node
  const more = captured.map((name): NameNode => ({ kind: 'name', name: innerName(name), span }))
  return { ...lambda, parameters: [...lambda.parameters, ...more], body: mapExpression(lambda.body, rename) }
}

/** The body with the captured values passed to the functions that it gets. */
function withCaptured(
  source: Expression,
  functions: ReadonlySet<string>,
  captured: readonly string[],
): Expression {
  if (captured.length === 0) return source
  return mapExpression(source, node => {
    if (node.kind !== 'call') return node
    const passed = node.args.find(arg => arg.kind === 'name' && functions.has(arg.name))
    if (passed) {
      throw new NameFault(message('name.captured', { names: captured.join(' and ') }), passed.span)
    }
    if (!functions.has(node.name)) return node
    const values = captured.map((name): NameNode => ({
      kind: 'name',
      name: innerName(name),
      span: node.span,
    }))
    return { ...node, args: [...node.args, ...values] }
  })
}

function namesIn(node: Expression): string[] {
  return nodesIn(node).flatMap(part => (part.kind === 'name' ? part.name : []))
}
