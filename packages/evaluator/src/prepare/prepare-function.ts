/**
 * Responsibilities: the definition of a function, which may call itself.
 */
import { evaluationErrorOf } from '../values/error.ts'
import { message as hidden } from '@calcwright/math/messages/names'
import { message } from '@calcwright/math/messages/runs'
import { findFunction } from '@calcwright/reference/functions'
import type { Success } from '@calcwright/engine'
import { inferFunction, inFunction } from '@calcwright/math/dimensions'
import { bindingOf, callsIn, freeNames, mapChildren } from '@calcwright/math/expression'
import type { CallNode, Expression, NameNode, ProgramStatement, Span } from '@calcwright/math/expression'
import { PLAIN } from '../values/shown-unit.ts'
import { LAZY_CONDITION } from '../engine/symbols.ts'
import { functionText, rememberFunction, variantsOf } from '../names/engine-text.ts'
import type { FunctionVariants } from '../names/engine-text.ts'
import { calledParameters } from '../names/specialised-functions.ts'
import type { KnownFunction, NameScope } from '../values/known.ts'
import {
  PreparationStopped,
  failedPreparation,
  inferredOrStop,
  laterNotices,
  nameChecked,
  unitOf,
} from './preparing.ts'
import type { Prepared, Request } from '../values/prepared.ts'
import { traitsOf } from '../names/traits.ts'
import type { Notice } from '../block-result.ts'

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
  if (findFunction(name.name)) notices.push(hidden('name.hides.function', { name: name.name }))
  if (value.kind === 'program' && !hasReturn(value.body)) notices.push(NO_RETURN)
  const { called, needed } = calledParameters(value, bound)
  let known = declareFunction(request, name.name, bound, value, notices, needed.length > 0 ? called : [])
  let inference = inferFunction(known.definition)
  if (!inference.ok && inference.problem && called.length > 0) {
    known = onlyWithFunctions(known, called)
    inference = inferFunction(known.definition)
  }
  const { definition, scope } = known
  const specialised = specialisedCommands(scope)
  const inferred = inferredOrStop(inference, notices)
  if (known.unit && !inferred.open) unitOf(request, value, inferred, notices)
  rememberFunction(known)
  const variants = variantsOf(inferred.variants, scope)
  const callsItself = resolution.own.includes(name.name)
  const body = callsItself ? withLazyBranches(inferred.expression) : inferred.expression
  const text = functionText(symbol, bound, body, scope)
  const commands = [...specialised.commands, ...variants.commands, { text }]
  return {
    kind: 'ready',
    commands,
    value: specialised.commands.length + variants.commands.length,
    shown: specialised.commands.length + variants.commands.length,
    shape: { kind: 'function', definition },
    unit: PLAIN,
    written: null,
    free: inferred.free,
    notices: [...inferred.notices, ...notices],
    defines: known,
    variants: [...specialised.added, ...variants.added],
    route: { by: 'numbers', answer: DEFINED },
  }
}

/** The answer to a definition, of which nothing is read. */
const DEFINED: Success = {
  ok: true,
  kind: 'function',
  value: { t: 'text', v: '' },
  text: '',
  warnings: [],
}

const NO_RETURN = message('program.no-return')

function hasReturn(statements: readonly ProgramStatement[]): boolean {
  return statements.some(statement => {
    if (statement.kind === 'choice') return statement.branches.some(({ body }) => hasReturn(body))
    return statement.kind === 'loop' ? hasReturn(statement.body) : statement.kind === 'return'
  })
}

/** @returns the commands that define the functions a line makes for its calls */
export function specialisedCommands({ specialised }: NameScope): FunctionVariants {
  const result: FunctionVariants = { commands: [], added: [] }
  for (const { known, call } of specialised.made) {
    const { definition, scope, symbol, name } = known
    rememberFunction(known)
    const inference = inferFunction(definition)
    if (!inference.ok && inference.problem) {
      const { kind, code, message: text, within = [] } = inference.problem
      throw new PreparationStopped(
        failedPreparation(inFunction({ ...evaluationErrorOf(kind, { code, text }, call), within }, name)),
      )
    }
    const inferred = inferredOrStop(inference)
    const variants = variantsOf(inferred.variants, scope)
    const callsItself = callsIn(inferred.expression, name).length > 0
    const body = callsItself ? withLazyBranches(inferred.expression) : inferred.expression
    result.commands.push(...variants.commands, {
      text: functionText(symbol, definition.parameters, body, scope),
    })
    result.added.push(...variants.added)
  }
  return result
}

/** A function may call itself where its name has no meaning above. */
function declareFunction(
  request: Request,
  name: string,
  parameters: readonly string[],
  value: Expression,
  notices: Notice[],
  calls: readonly string[],
): KnownFunction {
  const { resolution, symbol } = request
  const declared: { known?: KnownFunction } = {}
  const scope = resolution.own.includes(name) ? withOwnFunction(request.scope, name, declared) : request.scope
  const along = broughtAlong(request)
  const definition = {
    ...{ name, parameters, body: value, context: scope.dimensions },
    ...(along.defaults && { alike: along.defaults }),
  }
  const variants = new Set<number>()
  const unit = request.statement.kind === 'definition' ? request.statement.unit : undefined
  const common = { name, symbol, definition, source: value, calls, scope, variants, ...along }
  const draft = { kind: 'function' as const, ...common, uncertain: scope.uncertain, ...(unit && { unit }) }
  declared.known = { ...draft, traits: new Set() }
  const names = { ...resolution, bound: parameters, own: [], defines: name }
  const body = calls.length > 0 ? undefinedAt(value.span) : nameChecked(value, scope, names, notices)
  declared.known = { ...draft, definition: { ...definition, body }, traits: traitsOf(body, scope) }
  return declared.known
}

/** @returns the own values and the results of a worksheet that is included as a function */
function broughtAlong({ statement }: Request): Pick<KnownFunction, 'defaults' | 'results'> {
  if (statement.kind !== 'definition' || statement.target.kind !== 'function') return {}
  const { parameters, results } = statement.target
  const defaults = parameters.map(({ initial }) => initial)
  return { ...(defaults.some(Boolean) && { defaults }), ...(results && { results }) }
}

/** The body of a function whose parameters have to be functions: it has no meaning until a call gives them. */
function onlyWithFunctions(known: KnownFunction, calls: readonly string[]): KnownFunction {
  const { definition, source } = known
  return { ...known, calls, definition: { ...definition, body: undefinedAt(source.span) } }
}

/**
 * The engine computes all branches of a `piecewise`, those of a `when` only if they are reached. One that asks for the
 * variable of a call around it, as of an integral or a differential equation, stays: that call reads its pieces.
 */
function withLazyBranches(expression: Expression, bound: readonly string[] = []): Expression {
  if (expression.kind !== 'call') return mapChildren(expression, child => withLazyBranches(child, bound))
  const { names, covers } = bindingOf(expression)
  const args = expression.args.map((arg, index) =>
    withLazyBranches(arg, covers(index) ? [...bound, ...names] : bound),
  )
  const call = { ...expression, args }
  return call.name === 'piecewise' && !asksForAny(call, bound) ? lazyBranches(call) : call
}

function asksForAny({ args }: CallNode, names: readonly string[]): boolean {
  const tests = args.filter((_, at) => at % 2 === 0 && at + 1 < args.length)
  return tests.some(test => names.some(name => freeNames(test).has(name)))
}

function lazyBranches(node: CallNode): Expression {
  const pairs = node.args.slice(0, node.args.length - (node.args.length % 2))
  let result: Expression = node.args[pairs.length] ?? undefinedAt(node.span)
  for (let at = pairs.length - 2; at >= 0; at -= 2)
    result = { ...node, name: LAZY_CONDITION, args: [...pairs.slice(at, at + 2), result] }
  return result
}

function undefinedAt(span: Span): Expression {
  return { kind: 'constant', name: 'undef', span }
}

function withOwnFunction(
  scope: NameScope,
  own: string,
  declared: { readonly known?: KnownFunction },
): NameScope {
  const { dimensions } = scope
  return {
    ...scope,
    known: name => (name === own ? declared.known : scope.known(name)),
    dimensions: {
      ...dimensions,
      function: name => (name === own ? declared.known?.definition : dimensions.function(name)),
    },
  }
}
