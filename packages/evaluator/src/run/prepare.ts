/**
 * Responsibilities: everything about a statement that is known before the engine runs: what its
 * names mean, whether its units balance, the commands, and the unit of its result.
 */
import type { EngineCommand } from '@calcwright/engine'
import { inferDimensions, inferFunction } from '@calcwright/math/dimensions'
import type {
  FreeName,
  FunctionDefinition,
  FunctionVariant,
  Inferred,
  NotInferred,
  Shape,
} from '@calcwright/math/dimensions'
import { mapExpression, toEngine } from '@calcwright/math/expression'
import type { Expression, NameNode, Span, Statement } from '@calcwright/math/expression'
import { engineWord, findFunction } from '@calcwright/reference/functions'
import type { EvaluationError, EvaluationSettings, OutputOptions } from '../contract.ts'
import { hashOf } from '../graph/hash.ts'
import type { Resolution } from '../graph/resolve.ts'
import type { ShownUnit } from '../results/units.ts'
import { PLAIN, chooseUnit, requestedUnit } from '../results/units.ts'
import type { Known, KnownFunction, Scope } from './known.ts'
import { checkNames } from './names.ts'
import { atPoints } from './points.ts'
import { toSymbols } from './scope.ts'
import { isRough, isShaped, traitsOf } from './traits.ts'
import type { Trait } from './traits.ts'
import { freeSymbol, variantSymbol } from './symbols.ts'

/** A statement ready for the engine. */
export interface Ready {
  readonly kind: 'ready'
  readonly commands: readonly EngineCommand[]
  /** Which command's answer is the value, and which is shown. */
  readonly value: number
  readonly shown: number
  readonly shape: Shape
  readonly unit: ShownUnit
  readonly free: readonly FreeName[]
  readonly notices: readonly string[]
  readonly defines: Known | null
  /** Function bodies among the commands, to be remembered when they are done. */
  readonly variants: readonly { readonly of: KnownFunction; readonly variant: number }[]
}

export type Prepared =
  | Ready
  | { readonly kind: 'failed'; readonly error: EvaluationError }
  /** Values are needed that are still being computed. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'nothing' }

export interface Request {
  readonly statement: Statement
  readonly output: OutputOptions
  readonly resolution: Resolution
  readonly scope: Scope
  readonly settings: EvaluationSettings
  /** Symbol of what the statement defines. */
  readonly symbol: string
  /** Seed of the random numbers of this statement. */
  readonly seed: string
}

class Stop extends Error {
  readonly prepared: Prepared
  constructor(prepared: Prepared) {
    super('stop')
    this.prepared = prepared
  }
}

/** @returns the commands of a statement, or why there are none */
export function prepare(request: Request): Prepared {
  try {
    return prepareStatement(request)
  } catch (stop) {
    if (stop instanceof Stop) return stop.prepared
    throw stop
  }
}

function prepareStatement(request: Request): Prepared {
  const { statement } = request
  if (statement.kind === 'text' || statement.kind === 'empty') return { kind: 'nothing' }
  if (statement.kind === 'expression') return prepareValue(request, statement.value, null)
  const { target, value } = statement
  switch (target.kind) {
    case 'variable':
      if (value.kind === 'lambda') return prepareFunction(request, target.name, value.parameters, value.body)
      return prepareValue(request, value, target.name)
    case 'function':
      return prepareFunction(request, target.name, target.parameters, value)
    case 'element':
      return prepareElement(request, target.name, target.indexes, value)
    case 'property': {
      const message = `${target.object.name} is not an object: only materials and mixtures have properties.`
      return failed({ kind: 'name', message, position: target.object.span })
    }
  }
}

function prepareValue(request: Request, value: Expression, name: NameNode | null): Prepared {
  const { resolution, scope, symbol, output } = request
  const notices = laterNotices(resolution.later)
  const checked = nameChecked(value, scope, { later: resolution.later, own: resolution.own }, notices)
  const inferred = inferredOrStop(inferDimensions(checked, scope.dimensions))
  const variants = variantsOf(inferred.variants, scope)
  // Without unknowns a comparison is a question, with unknowns an equation to be solved.
  const body = engineText(inferred.expression, scope, { test: inferred.free.length === 0 })
  const traits = traitsOf(value, scope)
  const rough = isRough(inferred.expression, scope)
  const text = rough && !isShaped(value) ? `regroup(${body})` : body
  const main = name ? `${symbol}:=${text}` : shaped(text, output.form)
  const commands = [...variants.commands, ...settingUp(traits, request), command(main)]
  const valueIndex = commands.length - 1
  if (name && output.form !== 'none') commands.push(command(shaped(symbol, output.form)))
  const shownIndex = commands.length - 1
  if (traits.has('complex')) commands.push({ text: 'complex_mode:=0' })
  return {
    kind: 'ready',
    commands,
    value: valueIndex,
    shown: shownIndex,
    shape: inferred.shape,
    unit: unitOf(request, inferred),
    free: inferred.free,
    notices: [...inferred.notices, ...notices],
    defines: name && {
      kind: 'variable',
      name: name.name,
      symbol,
      variable: { shape: inferred.shape, free: inferred.free },
      value: 'pending',
      rough,
    },
    variants: variants.added,
  }
}

function command(text: string): EngineCommand {
  return { text, numeric: true }
}

function shaped(text: string, form: OutputOptions['form']): string {
  return form === 'none' ? text : `${form}(${text})`
}

/** @param notices takes what the user is to be told of the names */
function nameChecked(
  expression: Expression,
  scope: Scope,
  options: Parameters<typeof checkNames>[2],
  notices: string[],
): Expression {
  const checked = checkNames(expression, scope, options)
  if (!checked.ok) throw new Stop(failed(checked.error))
  notices.push(...checked.notices)
  const { bound = [] } = options
  return atPoints(checked.expression, name => bound.includes(name) || scope.known(name) !== undefined)
}

function inferredOrStop<T extends Inferred>(inference: T | NotInferred): T {
  if (inference.ok) return inference
  const { problem } = inference
  if (!problem) throw new Stop({ kind: 'pending' })
  throw new Stop(failed({ kind: problem.kind, message: problem.message, position: problem.span }))
}

function failed(error: EvaluationError): Prepared {
  return { kind: 'failed', error }
}

function engineText(
  expression: Expression,
  scope: Scope,
  { bound = [], test = false }: { bound?: readonly string[]; test?: boolean } = {},
): string {
  const symbols = toSymbols(expression, symbolIn(scope), bound)
  return toEngine(symbols, name => name, {
    bound: name => name,
    functionName: name => (name === LAZY ? 'when' : engineWord(name)),
    oneIndexed: scope.dimensions.oneIndexed,
    test,
  })
}

/** Calls of a function for certain dimensions are named `f@2` by the inference. */
function symbolIn(scope: Scope): (name: string) => string | undefined {
  return name => {
    const [base = name, variant] = name.split('@')
    const symbol = scope.known(base)?.symbol
    return symbol !== undefined && variant !== undefined ? variantSymbol(symbol, Number(variant)) : symbol
  }
}

interface Variants {
  readonly commands: EngineCommand[]
  readonly added: { readonly of: KnownFunction; readonly variant: number }[]
}

/** The function bodies that the calls of a line need and the engine does not hold. */
function variantsOf(variants: readonly FunctionVariant[], scope: Scope): Variants {
  const result: Variants = { commands: [], added: [] }
  for (const { definition, variant, expression } of variants) {
    const known = functionBehind(definition, scope)
    if (known.variants.has(variant)) continue
    const symbol = variantSymbol(known.symbol, variant)
    const text = functionText(symbol, definition.parameters, expression, known.scope)
    result.commands.push({ text })
    result.added.push({ of: known, variant })
  }
  return result
}

const functions = new WeakMap<FunctionDefinition, KnownFunction>()

function functionBehind(definition: FunctionDefinition, scope: Scope): KnownFunction {
  const known = functions.get(definition) ?? scope.known(definition.name)
  if (known?.kind === 'function') return known
  throw new Error(`The function ${definition.name} was never prepared.`)
}

function functionText(symbol: string, parameters: readonly string[], body: Expression, scope: Scope): string {
  return `${symbol}(${parameters.map(freeSymbol).join(',')}):=${engineText(body, scope, { bound: parameters })}`
}

function prepareFunction(
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
  functions.set(definition, known)
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

/** A condition as the printers know it; the inference leaves none under this name. */
const LAZY = 'ifte'

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

/** `A[2] := 5` copies the list above and changes the copy. */
function prepareElement(
  request: Request,
  name: NameNode,
  indexes: readonly Expression[],
  value: Expression,
): Prepared {
  const { resolution, scope, symbol } = request
  const above = scope.known(name.name)
  if (above?.kind !== 'variable') {
    const message = `${name.name} is not a list here: define it above, as in ${name.name} := [0, 0, 0].`
    return failed({ kind: 'name', message, position: name.span })
  }
  const place: Expression = { kind: 'index', target: name, indexes, span: name.span }
  const names = { later: resolution.later, own: [] }
  const notices: string[] = []
  const target = inferredOrStop(inferDimensions(nameChecked(place, scope, names, notices), scope.dimensions))
  const item = inferredOrStop(inferDimensions(nameChecked(value, scope, names, notices), scope.dimensions))
  const shape = above.variable.shape
  if (!sameDimension(target.shape, item.shape) && !isZero(value)) {
    const message = `The elements of ${name.name} have another unit than this value.`
    return failed({ kind: 'unit', message, position: value.span })
  }
  const placeText = engineText(target.expression, scope).replace(above.symbol, symbol)
  const commands = [
    { text: `${symbol}:=${above.symbol}` },
    { text: `${placeText}:=${engineText(item.expression, scope)}` },
    command(symbol),
  ]
  return {
    kind: 'ready',
    commands,
    value: 2,
    shown: 2,
    shape,
    unit: unitOf(request, { ...item, shape }),
    free: item.free,
    notices: [...notices, ...target.notices, ...item.notices],
    defines: {
      kind: 'variable',
      name: name.name,
      symbol,
      variable: { shape, free: item.free },
      value: 'pending',
      rough: true,
    },
    variants: [],
  }
}

function sameDimension(left: Shape, right: Shape): boolean {
  return 'dimension' in left && 'dimension' in right && left.dimension.sameHard(right.dimension)
}

function isZero(node: Expression): boolean {
  return node.kind === 'number' && Number(node.text) === 0
}

function unitOf(request: Request, inferred: Inferred): ShownUnit {
  const { statement, output, settings } = request
  const asked =
    statement.kind === 'definition' || statement.kind === 'expression' ? statement.unit : undefined
  const requested = requestedUnit(asked, output.unit, inferred.unit, settings)
  if (!requested.ok) throw new Stop(failed(requested.error))
  const chosen = chooseUnit(inferred.shape, requested.unit, settings)
  if (!chosen.ok) throw new Stop(failed({ ...chosen.error, position: asked?.span ?? null }))
  return chosen.unit
}

function laterNotices(later: readonly string[]): string[] {
  return later
    .filter(name => !findFunction(name))
    .map(name => `${name} is defined further down; here it is unknown.`)
}

/** What the engine has to be told before a line runs. */
function settingUp(traits: ReadonlySet<Trait>, { seed, settings }: Request): EngineCommand[] {
  const commands: EngineCommand[] = []
  // Random numbers start anew on each line, so that a line gives the same ones whatever ran before it.
  if (traits.has('random')) commands.push({ text: `srand(${parseInt(hashOf(seed).slice(0, 5), 36)})` })
  // Only solvers look for complex answers: factors and integrals are wanted in real numbers.
  if (traits.has('complex')) commands.push({ text: `complex_mode:=${settings.complex ? 1 : 0}` })
  return commands
}
