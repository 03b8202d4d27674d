/**
 * Responsibilities: everything about a statement that is known before the engine runs: what its
 * names mean, whether its units balance, the commands, and the unit of its result.
 */
import { evaluationErrorOf } from '../values/error.ts'
import { message } from '@calcwright/math/messages/names'
import { message as withoutNumbers } from '@calcwright/math/messages/properties'
import { message as ofResult } from '@calcwright/math/messages/results'
import type { EngineCommand } from '@calcwright/engine'
import { hasText, inferDimensions } from '@calcwright/math/dimensions'
import type { DimensionContext, Inferred, Shape } from '@calcwright/math/dimensions'
import { hasJoinedEquality, joinedEquations } from '@calcwright/math/rewriting'
import { AT_WORK, callsIn, freeNames, nodesIn, statedSides, toPlain } from '@calcwright/math/expression'
import type { CallNode, CompareNode, Expression, NameNode, Statement } from '@calcwright/math/expression'
import { isReciprocalConsumption, type ResolvedUnit } from '@calcwright/math/units'
import { findFunction, hasTrait, ownName, templateFor } from '@calcwright/reference/functions'
import type { Notice } from '../block-result.ts'
import type { OutputOptions } from '../block-plan.ts'
import { hashOf } from '../graph/hash.ts'
import { command, engineText, variantsOf } from '../names/engine-text.ts'
import type { KnownFormula, NameScope } from '../values/known.ts'
import { type Gain, gainOf } from './gains.ts'
import { levelNotices } from './levels.ts'
import { magnitudeNotices } from './magnitudes.ts'
import { moneyNotices } from './money.ts'
import { prepareElement } from './prepare-element.ts'
import { specialisedCommands, prepareFunction } from './prepare-function.ts'
import {
  PreparationStopped,
  failedPreparation,
  inferredOrStop,
  laterNotices,
  nameChecked,
  propertiesIn,
  rateNotices,
  temperatureNotices,
  unitOf,
} from './preparing.ts'
import type { Prepared, Request, Solvable, SolverRoute } from '../values/prepared.ts'
import { hasNative, solverCalls, withAnswers } from '../solving/places.ts'
import { withColumns } from '../names/columns.ts'
import { usedUnits } from '../names/written-units-of.ts'
import { requestedUnit } from '../results/units.ts'
import { mayHoldArrays, isShaped, traitsOf } from '../names/traits.ts'
import type { ValueTrait } from '../values/known.ts'
import { NameFault } from '../names/name-fault.ts'
import { withAskedUnit } from '../names/asked-by-name.ts'
import { withUnitHint } from './unit-hints.ts'
import { routeOf } from './route.ts'
import { variablesBehind } from '../names/numeric-names.ts'
import { variablesIn } from '../names/variable-lists.ts'

/** @returns the commands of a statement, or why there are none */
export function prepare(request: Request): Prepared {
  try {
    return prepareStatement(request)
  } catch (stop) {
    if (!(stop instanceof PreparationStopped)) throw stop
    const { prepared } = stop
    if (prepared.kind !== 'failed') return prepared
    return { ...prepared, error: withUnitHint(prepared.error, request.statement) }
  }
}

function prepareStatement(request: Request): Prepared {
  const { statement } = request
  if (statement.kind === 'text' || statement.kind === 'empty') return { kind: 'nothing' }
  if (statement.kind === 'expression') return prepareValue(request, statement.value, null)
  const { target, value } = statement
  switch (target.kind) {
    case 'variable': {
      const asked = askedUnit(request, statement)
      if (asked) return asked
      if (value.kind === 'lambda') return prepareFunction(request, target.name, value.parameters, value.body)
      const prepared = prepareValue(request, value, target.name)
      const isOpen = prepared.kind === 'ready' && prepared.free.length > 0
      if (!statement.stated || !isOpen) return prepared
      return value.kind === 'name'
        ? prepareStated(request, statement.stated, value, target.name)
        : prepareEquation(request, statement.stated, target.name)
    }
    case 'function':
      return prepareFunction(request, target.name, target.parameters, value)
    case 'element':
      return prepareElement(request, target.name, target.indexes, value)
    case 'property': {
      const { name, span } = target.object
      return failedPreparation(evaluationErrorOf('name', message('name.object', { name }), span))
    }
  }
}

/** `b = h = 300 [mm]` of a name h without a value: b is what the line states, and h is not defined. */
function prepareStated(request: Request, stated: CompareNode, open: NameNode, name: NameNode): Prepared {
  const prepared = prepareValue(request, statedSides(stated).at(-1)!, name)
  if (prepared.kind !== 'ready') return prepared
  const only = ofResult('result.stated.only', { name: name.name, other: open.name })
  return { ...prepared, notices: [...prepared.notices, only] }
}

/** `eq = x + y = 7` of names without a value, which is no value and what it is stated to be. */
function prepareEquation(request: Request, equation: Expression, name: NameNode): Prepared {
  return prepareValue(withoutUnit(request), equation, name)
}

/** Collects the terms of a value. Of a list with a missing value that would leave nothing: its items are collected. */
function grouped(body: string, expression: Expression, scope: NameScope): string {
  const isMissing = (node: Expression): boolean => {
    if (node.kind === 'constant') return node.name === 'undef'
    const known = node.kind === 'name' ? scope.known(node.name) : undefined
    return known?.kind === 'variable' && known.hasGaps !== undefined
  }
  if (!nodesIn(expression).some(isMissing)) return `regroup(${body})`
  return expression.kind === 'list' ? `map(${body},regroup)` : body
}

/** A name without a value in an equation of a formula; undefined where all of them are decided. */
function nameInEquality(value: Expression, { free }: Inferred): string | undefined {
  const equations = nodesIn(value).filter(node => node.kind === 'compare' && node.relations.includes('=='))
  return free.find(({ name }) => equations.some(equation => freeNames(equation).has(name)))?.name
}

/** `7.5 [L/100km] = [mpg]`. */
function isShownByReciprocal(
  { statement, output, settings, scope }: Request,
  value: Expression,
  { shape }: Inferred,
): boolean {
  const asked =
    statement.kind === 'expression' || statement.kind === 'definition' ? statement.unit : undefined
  const requested = requestedUnit(asked, output.unit, undefined, settings)
  if (!requested.ok || !requested.unit || shape.kind !== 'scalar') return false
  return isReciprocalConsumption(shape.dimension, requested.unit, usedUnits(value, scope))
}

/** `sigma = MPa` shows sigma; null for a line that is none of this kind. */
function askedUnit(request: Request, statement: Statement & { kind: 'definition' }): Prepared | null {
  try {
    const asked = withAskedUnit(statement, request.scope)
    if (asked === statement || asked.target.kind !== 'variable') return null
    return prepareValue({ ...request, statement: asked }, asked.value, asked.target.name)
  } catch (fault) {
    if (!(fault instanceof NameFault)) throw fault
    return failedPreparation(evaluationErrorOf('name', { code: fault.code, text: fault.message }, fault.span))
  }
}

/** Without unknowns a comparison is a question, with unknowns an equation to be solved. */
function bodyText({ expression, free, shape }: Inferred, scope: NameScope): string {
  const test = free.length === 0
  const text = engineText(expression, scope, { test })
  const known = expression.kind === 'call' ? scope.known(expression.name.split('@')[0]!) : undefined
  const isEquation = known?.kind === 'function' && known.definition.body.kind === 'compare'
  return test && isEquation && shape.kind === 'equation' ? `piecewise(${text},true,false)` : text
}

/** A formula that is prepared as another one, which says the same; null for most. */
function readOtherwise(
  request: Request,
  typed: Expression,
  open: Inferred,
  name: NameNode | null,
): Prepared | null {
  const undecided = hasJoinedEquality(typed) ? nameInEquality(typed, open) : undefined
  if (undecided !== undefined) {
    const conditions = joinedEquations(typed)
    if (conditions.kind === 'list') return prepareValue(request, conditions, name)
    const problem = message('name.decides', { name: undecided })
    return failedPreparation(evaluationErrorOf('name', problem, typed.span))
  }
  if (!isShownByReciprocal(request, withColumns(typed, request.scope, []), open)) return null
  const { span } = typed
  const operand: Expression = { kind: 'number', text: '1', span }
  const right: Expression = { kind: 'unary', operator: '-', operand, span }
  const turned: Expression = { kind: 'binary', operator: '^', left: typed, right, operatorSpan: span, span }
  return prepareValue(request, turned, name)
}

function prepareValue(request: Request, typed: Expression, name: NameNode | null): Prepared {
  const { resolution, scope, symbol, output } = request
  const notices = laterNotices(resolution.later)
  const checked = nameChecked(typed, scope, resolution, notices)
  const value = withColumns(typed, scope, [])
  const specialised = specialisedCommands(scope)
  const open = inferredOrStop(inferDimensions(checked, scope.dimensions), notices)
  const other = readOtherwise(request, typed, open, name)
  if (other) return other
  const properties = propertiesIn(open, checked, request)
  const inferred = properties?.inferred ?? answered(open, request)
  const variants = variantsOf(inferred.variants, scope)
  const body = bodyText(inferred, scope)
  const traits = traitsOf(value, scope)
  const rough = mayHoldArrays(inferred.expression, scope)
  const uncertain = scope.uncertain || open.uncertain === true
  const solvable = !request.answers && isSolvable(inferred.expression, scope)
  if (!solvable) requireNumbers(inferred.expression, scope, notices)
  const asked = askedOfBudget(request, value, notices)
  const solver = solverRoute(
    solvable ? { ...inferred, source: checked, scope, ...(asked && { asked }) } : null,
    uncertain ? uncertainFormula(checked, scope) : undefined,
  )
  const isGathered = rough && !isShaped(value) && !hasText(inferred.shape)
  const formula = isGathered ? grouped(body, inferred.expression, scope) : body
  const isOfProperties = properties !== null
  const routed = routeOf({ inferred, request, formula, traits, solver, isOfProperties })
  const { route, text } = routed
  const main = name ? `${symbol}:=${text}` : shaped(text, output.form)
  const evaluation = name ? { ...command(main), defines: symbol } : command(main)
  const commands = [...specialised.commands, ...variants.commands, ...settingUp(traits, request), evaluation]
  const valueIndex = commands.length - 1
  if (name && output.form !== 'none') commands.push(command(shaped(symbol, output.form)))
  const shownIndex = commands.length - 1
  if (traits.has('complex')) commands.push({ text: 'complex_mode:=0' })
  const runsProgram = traits.has('program')
  if (runsProgram) commands.push({ text: AT_WORK })
  const { unit, written } = unitOf(asked ? withoutUnit(request) : request, value, inferred, notices)
  return {
    kind: 'ready',
    commands,
    value: valueIndex,
    shown: shownIndex,
    shape: inferred.shape,
    unit,
    written,
    free: inferred.free,
    notices: [
      ...inferred.notices,
      ...notices,
      ...rateNotices(inferred.shape, unit, written),
      ...levelNotices(value, inferred.shape, unit, scope),
      ...temperatureNotices(inferred.shape, unit),
      ...moneyNotices(written, unit, request.settings),
      ...magnitudeNotices(checked, inferred.shape),
      ...(name?.name === 'ORIGIN' ? [message('name.origin')] : []),
      ...routed.notices,
      ...(properties?.notices ?? []),
    ],
    defines: name && {
      kind: 'variable',
      name: name.name,
      symbol,
      variable: { shape: inferred.shape, free: inferred.free },
      value: 'pending',
      rough,
      ...(uncertain && { uncertain }),
      ...curvesIn(value, scope),
      written,
      names: variablesIn(value, scope),
      ...(!solver && inferred === open && !request.isPassing && formulaIn(inferred, scope)),
      ...gainIn(value, inferred.shape, scope),
    },
    variants: [...specialised.added, ...variants.added],
    route,
    ...(inferred.free.length === 0 && { formula: { expression: inferred.expression, scope } }),
    ...solvesIn(value, scope),
    ...(runsProgram && { atWork: commands.length - 1 }),
  }
}

/** @param uncertain the formula of uncertain numbers, null where their uncertainty ends here; undefined without any */
const solverRoute = (
  solvable: Solvable | null,
  uncertain: Solvable | null | undefined,
): SolverRoute | null =>
  solvable || uncertain !== undefined
    ? { by: 'solver', solvable, ...(uncertain !== undefined && { uncertain }) }
    : null

/** The unit in `budget(E) = [kWh/kg]`, in which its table shows the contributions to E; its shares have none. */
function askedOfBudget(request: Request, value: Expression, notices: readonly Notice[]): ResolvedUnit | null {
  const { statement, output, settings, scope } = request
  const [result] = value.kind === 'call' && ownName(value.name) === 'budget' ? value.args : []
  if (!result || !('value' in statement)) return null
  const requested = requestedUnit(statement.unit, output.unit, undefined, settings)
  const inferred = inferDimensions(result, scope.dimensions)
  if (!inferred.ok || !requested.ok || !requested.unit) return null
  // A unit that does not fit the result is refused as elsewhere.
  unitOf(request, result, inferred, notices)
  return requested.unit
}

function withoutUnit(request: Request): Request {
  const { statement, output } = request
  return {
    ...request,
    statement: 'value' in statement ? { ...statement, unit: undefined } : statement,
    output: { ...output, unit: '' },
  }
}

/** Whether a plain number is a level or a ratio, for lines that show it in dB. */
function gainIn(value: Expression, shape: Shape, scope: NameScope): { readonly gain?: Gain } {
  return 'dimension' in shape && shape.dimension.isPlain ? { gain: gainOf(value, scope) } : {}
}

/** The formula of numbers, which lines below may take in its place. */
function formulaIn(
  { expression, variants, shape, free }: Inferred,
  scope: NameScope,
): { readonly formula?: KnownFormula } {
  const isOfNumbers = shape.kind === 'scalar' || shape.kind === 'uniform' || shape.kind === 'list'
  if (!isOfNumbers || free.length > 0) return {}
  const behind = [...variablesBehind(expression, scope).values()].map(({ formula }) => formula?.key ?? '')
  return { formula: { expression, variants, scope, key: hashOf(toPlain(expression), ...behind) } }
}

/** Properties that are functions have values for numbers only, which the engine does not know. */
function requireNumbers(formula: Expression, scope: NameScope, notices: readonly Notice[]): void {
  if (!hasNative(formula, scope)) return
  const calls = callsIn(formula)
  const call =
    calls.find(({ native }) => native) ??
    calls.find(one => scope.known(one.name.split('@')[0]!) && hasNative(one, scope)) ??
    formula
  const property = call.kind === 'call' ? (call.native?.title ?? call.name) : toPlain(formula)
  // A limit or a polynomial in the arguments takes the engine.
  const isKnown = [...freeNames(call)].every(
    ([name, [use]]) => use!.role === 'function' || scope.known(name) !== undefined,
  )
  const code = isKnown ? 'property.numbers.engine' : 'property.numbers'
  throw new PreparationStopped(
    failedPreparation(evaluationErrorOf('argument', withoutNumbers(code, { property }), call.span), notices),
  )
}

/** The solver behind a call of a function, for notices about solutions that are none or endless. */
function solvesIn(value: Expression, scope: NameScope): { readonly solves?: CallNode } {
  const known = value.kind === 'call' ? scope.known(value.name) : undefined
  const body = known?.kind === 'function' ? known.definition.body : undefined
  return body?.kind === 'call' && hasTrait(body.name, 'listsSolutions') ? { solves: body } : {}
}

function curvesIn(value: Expression, scope: NameScope): { readonly curves?: number } {
  if (value.kind === 'name') {
    const known = scope.known(value.name)
    return known?.kind === 'variable' && known.curves !== undefined ? { curves: known.curves } : {}
  }
  if (value.kind !== 'call' || ownName(value.name) !== 'odecurves') return {}
  const states = value.args[2]
  return { curves: states?.kind === 'list' ? states.items.length : 1 }
}

/** The formula with what the solvers answered to its calls. */
function answered(inferred: Inferred, { answers, scope }: Request): Inferred {
  if (!answers) return inferred
  return { ...inferred, expression: withAnswers(inferred.expression, answers, scope) }
}

/** The formula without the values of uncertain names in it, as an exponent and an exact limit have them. */
function uncertainFormula(formula: Expression, scope: NameScope): Solvable | null {
  const value: DimensionContext['value'] = name => {
    const known = scope.known(name)
    return known?.uncertain ? undefined : scope.dimensions.value(name)
  }
  const inferred = inferDimensions(formula, { ...scope.dimensions, value })
  return inferred.ok ? { ...inferred, source: formula, scope } : null
}

const isSolvable = (formula: Expression, scope: NameScope): boolean => solverCalls(formula, scope).length > 0

function shaped(text: string, form: OutputOptions['form']): string {
  if (form === 'none') return text
  const entry = findFunction(form)
  const template = entry && templateFor(entry, 1)
  return template ? template.replaceAll('$1', () => text) : `${form}(${text})`
}

/** @returns the commands that prepare the engine for a line */
function settingUp(traits: ReadonlySet<ValueTrait>, { seed, settings }: Request): EngineCommand[] {
  const commands: EngineCommand[] = []
  // Random numbers start anew on each line, so that a line gives the same ones whatever ran before it.
  if (traits.has('random')) commands.push({ text: `srand(${parseInt(hashOf(seed).slice(0, 5), 36)})` })
  // Only solvers look for complex answers: factors and integrals are wanted in real numbers.
  if (traits.has('program')) commands.push({ text: `${AT_WORK}:=""` })
  if (traits.has('complex')) commands.push({ text: `complex_mode:=${settings.complex ? 1 : 0}` })
  return commands
}
