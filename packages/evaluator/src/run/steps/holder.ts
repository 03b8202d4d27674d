/** Responsibilities: a line that gives a name to a value with properties: `S := material("S355")`. */
import { inferDimensions } from '@calcwright/math/dimensions'
import { isMaker, libraryOf, loadedMaker } from '@calcwright/reference/holders'
import type { GivenQuantity, Property, PropertyHolder } from '@calcwright/reference/holders'
import type { CallNode, DefinitionTarget, Expression, Span } from '@calcwright/math/expression'
import { parseUnit } from '@calcwright/math/expression'
import type { Message } from '@calcwright/math/messages'
import { message } from '@calcwright/math/messages/properties'
import { compileNumeric } from '@calcwright/math/numeric'
import { resolveUnit } from '@calcwright/math/units'
import type { ColumnSummary, StoredCode } from '../../block-result.ts'
import type { EvaluationSettings } from '../../contract.ts'
import { hashOf } from '../../graph/hash.ts'
import { createScope } from '../../names/create-scope.ts'
import { NameFault } from '../../names/name-fault.ts'
import { numbersNow, numericNames, variablesBehind } from '../../names/numeric-names.ts'
import { guarded } from '../../names/properties.ts'
import { SpecialisedFunctions } from '../../names/specialised-functions.ts'
import type { PlannedFormula } from '../../plan/planned.ts'
import { errorOf, nameChecked, PreparationStopped } from '../../prepare/preparing.ts'
import { EMPTY_OUTCOME, failedOutcome } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { evaluationErrorOf } from '../../values/error.ts'
import { knownHolder } from '../../values/known-table.ts'
import type { NameScope } from '../../values/known.ts'
import type { StepContext } from './context.ts'
import type { StepState } from './state.ts'
import type { StepWork } from './work.ts'
import { finishedWork } from './work.ts'

/** @returns the work of such a line; null for another one */
export function holderWork(planned: PlannedFormula, context: StepContext): StepWork | 'pending' | null {
  const { statement, step } = planned
  const { state } = context
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return null
  const { value } = statement
  if (statement.kind === 'definition' && statement.target.kind === 'property')
    return settingWork(planned, statement.target, value, context)
  if (value.kind === 'name') {
    const input = state.inputsOf(step.key).get(value.name)
    if (input === undefined || context.isUndone(input)) return null
    const known = state.known.get(input)
    return known?.kind === 'variable' && known.holder
      ? finishedWork(defined(planned, known.holder, state))
      : null
  }
  if (value.kind !== 'call' || !isMaker(value.name)) return null
  // Such a word may be a function of the worksheet.
  const isNumbers = !value.text && !value.labels && value.args.length > 0
  if (isNumbers && state.inputsOf(step.key).has(value.name)) return null
  if (value.args.length > 0) return madeOfQuantities(planned, value, context)
  return finishedWork(reported(() => defined(planned, make(value, [], undefined), state)))
}

type PropertyTarget = DefinitionTarget & { readonly kind: 'property' }

/** `gas:hP := [h_1, P_1]`: the value above in another state, under its name; null where the name has no properties. */
function settingWork(
  planned: PlannedFormula,
  target: PropertyTarget,
  value: Expression,
  context: StepContext,
): StepWork | 'pending' | null {
  const { state } = context
  const input = state.inputsOf(planned.step.key).get(target.object.name)
  if (input === undefined) return null
  if (context.isUndone(input)) return 'pending'
  const known = state.known.get(input)
  if (known?.kind !== 'variable' || !known.holder) return null
  return inState(planned, target, value, known.holder, state)
}

function inState(
  planned: PlannedFormula,
  { object, property }: PropertyTarget,
  value: Expression,
  holder: PropertyHolder,
  state: StepState,
): StepWork | 'pending' {
  const setting = holder.setting?.(property)
  const { name } = object
  if (!setting) return failedWork(message('property.set', { name, property }), object.span)
  const { names } = setting
  const parts = names.length === 1 ? [value] : pairOf(value, state.settings.oneIndexed)
  if (parts.length !== names.length) {
    const pair = message('property.pair', { property: `${name}:${property}`, names: names.join(', ') })
    return failedWork(pair, value.span)
  }
  const given = quantitiesOf(parts, names, planned, state)
  if (!Array.isArray(given)) return given
  return finishedWork(
    reported(() =>
      defined(
        planned,
        guarded(value.span, () => setting.with(given)),
        state,
      ),
    ),
  )
}

const failedWork = (problem: Message<StoredCode>, span: Span): StepWork =>
  finishedWork(failedOutcome(evaluationErrorOf('argument', problem, span)))

/** The values of a list, or the first two elements of what is one. */
function pairOf(value: Expression, oneIndexed: boolean): readonly Expression[] {
  if (value.kind === 'list') return value.items
  const { span } = value
  const first = oneIndexed ? 1 : 0
  return [first, first + 1].map(place => ({
    kind: 'index',
    target: value,
    indexes: [{ kind: 'number', text: String(place), span }],
    span,
  }))
}

const scopeOf = (key: string, state: StepState) =>
  new SpecialisedFunctions(state.symbols.definition(key, 'given')).over(
    createScope(state.meanings(key), state.settings),
  )

/** @param library the value of a file above, of which the maker takes figures */
function make(
  call: CallNode,
  given: readonly GivenQuantity[],
  library: PropertyHolder | undefined,
): PropertyHolder {
  const { labels = [] } = call
  const names = labels.flatMap(label => label?.name ?? [])
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined)
    throw new NameFault(message('property.twice', { maker: call.name, name: twice }), call.span)
  const named = new Map(given.flatMap((one, at) => (labels[at] ? [[labels[at].name, one] as const] : [])))
  const unnamed = given.filter((_, at) => !labels[at])
  const input = { text: call.text?.text ?? '', named, unnamed, ...(library && { library }) }
  return guarded(call.span, () => loadedMaker(call.name)!(input))
}

function libraryAbove({ name }: CallNode, key: string, state: StepState): PropertyHolder | undefined {
  const library = libraryOf(name)
  const input = library === undefined ? undefined : state.inputsOf(key).get(library)
  const known = input === undefined ? undefined : state.known.get(input)
  return known?.kind === 'variable' ? known.holder : undefined
}

function reported(finish: () => FinishedStep): FinishedStep {
  try {
    return finish()
  } catch (fault) {
    if (!(fault instanceof NameFault)) throw fault
    return failedOutcome(evaluationErrorOf('name', { code: fault.code, text: fault.message }, fault.span))
  }
}

function defined(
  { step, statement }: PlannedFormula,
  holder: PropertyHolder,
  state: StepState,
): FinishedStep {
  const [name] = step.defines
  state.pass(step.key, name && knownHolder(name.name, holder))
  const shown = statement.kind === 'expression' || (statement.kind === 'definition' && statement.show)
  const latex = `\\text{${holder.title.replace(/[\\{}$&#^_~%]/g, '\\$&')}}`
  const outcome = {
    ...EMPTY_OUTCOME,
    shown,
    request: 'value',
    kind: 'symbolic' as const,
    display: holder.title,
    latex,
    columns: holder.properties.map(summaryOf),
  }
  return { outcome, value: hashOf('holder', holder.fingerprint) }
}

function summaryOf({ name, title, unit, value, source, call }: Property): ColumnSummary {
  const first = value === undefined ? [] : [Number(value)]
  const about = { ...(source !== undefined && { source }), ...(call && { takes: call.places.join(', ') }) }
  return { name, title, unit, count: first.length, first, ...about }
}

function madeOfQuantities(
  planned: PlannedFormula,
  call: CallNode,
  { state }: StepContext,
): StepWork | 'pending' {
  const made = (given: readonly GivenQuantity[], library?: PropertyHolder): StepWork =>
    finishedWork(reported(() => defined(planned, make(call, given, library), state)))
  // No word takes values without names: its own sentence says what it takes, as in fluid(Water).
  if (!call.labels) return made([{ value: NaN, measures: () => false }])
  const names = call.args.map((_, at) => call.labels?.[at]?.name ?? call.name)
  const given = quantitiesOf(call.args, names, planned, state)
  return Array.isArray(given) ? made(given, libraryAbove(call, planned.step.key, state)) : given
}

/** The quantities that formulas give; the work of the step where one of them gives none. */
function quantitiesOf(
  formulas: readonly Expression[],
  names: readonly string[],
  { step }: PlannedFormula,
  state: StepState,
): GivenQuantity[] | StepWork | 'pending' {
  const scope = scopeOf(step.key, state)
  const given: GivenQuantity[] = []
  for (const [at, formula] of formulas.entries()) {
    const quantity = quantityOf(formula, names[at]!, scope, state.settings)
    if (quantity === 'pending') return quantity
    if ('outcome' in quantity) return finishedWork(quantity)
    given.push(quantity)
  }
  return given
}

function quantityOf(
  formula: Expression,
  name: string,
  scope: NameScope,
  { complex, oneIndexed }: EvaluationSettings,
): GivenQuantity | FinishedStep | 'pending' {
  const none = failedOutcome(
    evaluationErrorOf('argument', message('property.quantity', { name }), formula.span),
  )
  try {
    const checked = nameChecked(formula, scope, { later: [], own: [] }, [])
    const inferred = inferDimensions(checked, scope.dimensions)
    if (!inferred.ok) return inferred.problem ? failedOutcome(errorOf(inferred.problem)) : none
    if (inferred.shape.kind !== 'scalar' || inferred.free.length > 0) return none
    const { dimension, zero } = inferred.shape
    const numbers = numbersNow(variablesBehind(inferred.expression, scope))
    if (numbers === 'pending') return numbers
    const names = numericNames(scope, inferred.variants, numbers)
    const compiled = compileNumeric(inferred.expression, { variables: [], names, complex, oneIndexed })
    const outcome = compiled.ok ? compiled.run([]) : null
    if (!outcome?.ok || typeof outcome.value !== 'number') return none
    const measures = (unit: string): boolean => {
      const parsed = parseUnit(unit === '' ? '1' : unit)
      const resolved = parsed.ok ? resolveUnit(parsed.value) : parsed
      return zero === true || (resolved.ok && resolved.unit.dimension === dimension)
    }
    return { value: outcome.value, measures }
  } catch (stop) {
    if (!(stop instanceof PreparationStopped)) throw stop
    if (stop.prepared.kind === 'pending') return 'pending'
    return stop.prepared.kind === 'failed' ? failedOutcome(stop.prepared.error) : none
  }
}
