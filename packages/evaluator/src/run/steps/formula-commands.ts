/** Responsibilities: from a formula to its commands, and from the answers to its outcome. */
import type { EngineResult } from '@calcwright/engine'
import { message } from '@calcwright/math/messages/resources'
import { message as inTable } from '@calcwright/math/messages/tables'
import { freeNames } from '@calcwright/math/expression'
import type { Statement } from '@calcwright/math/expression'
import type { EvaluationError, Outcome, RowError } from '../../block-result.ts'
import { answered } from '../../answers/answered.ts'
import { asRequested } from '../../answers/requests.ts'
import { withUnknownNames } from '../../answers/unknown-names.ts'
import { withProcedures } from '../../engine/needed-procedures.ts'
import { isReadName } from '../../graph/branches.ts'
import { upstream } from '../../graph/graph.ts'
import { createScope } from '../../names/create-scope.ts'
import { propertySources } from '../../names/property-sources.ts'
import { SpecialisedFunctions } from '../../names/specialised-functions.ts'
import type { PlannedFormula } from '../../plan/planned.ts'
import { prepare } from '../../prepare/prepare.ts'
import { failedPreparation } from '../../prepare/preparing.ts'
import { countsGaps } from '../../results/gaps.ts'
import { failedOutcome } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { evaluationErrorOf } from '../../values/error.ts'
import { withCells } from '../../values/known-table.ts'
import type { NameMeaning } from '../../values/known.ts'
import type { Prepared, PreparedStatement, Request } from '../../values/prepared.ts'
import { namesOfStep } from './names-of-step.ts'
import { branchParts } from '../../working/trace.ts'
import { showsWorking, withWorking } from '../../working/working.ts'
import { withCall } from '../plots/series-call.ts'
import { withoutValue } from './choices.ts'
import { listInCell } from './list-in-cell.ts'
import type { StepState } from './state.ts'

/** The name in the symbols of the functions that a line makes for its calls. */
const SPECIALISED = 'given'

/** @param answers of solvers to the calls of the formula, where they have been at work */
export function prepareFormula(
  { step, statement, output }: PlannedFormula,
  state: StepState,
  answers?: Request['answers'],
): Prepared {
  const { settings, symbols } = state
  const resolution = state.schedule.graph.resolutions.get(step.key)
  // An edit has removed the step while its calls were solved.
  if (!resolution) return { kind: 'nothing' }
  const known = new Map<string, NameMeaning>()
  for (const [name, input] of resolution.inputs) {
    const definition = state.known.get(input)
    if (definition) withCells(name, definition, known)
    else if (isReadName(name) && state.sheet.planned(input)?.kind === 'merge')
      return failedPreparation(withoutValue(name))
  }
  const name = step.defines[0]?.name
  const specialised = new SpecialisedFunctions(symbols.definition(step.key, SPECIALISED))
  return prepare({
    statement: withCall(statement, known),
    output,
    resolution,
    scope: specialised.over(createScope(known, settings)),
    settings,
    symbol: name === undefined ? '' : symbols.definition(step.key, name),
    seed: step.key,
    answers,
  })
}

/** Why a formula cannot be computed, as far as that is known without the engine; null for nothing. */
export function failedError(planned: PlannedFormula, state: StepState): EvaluationError | null {
  const prepared = prepareFormula(planned, state)
  return prepared.kind === 'failed' ? prepared.error : null
}

/**
 * Notes the definition for the lines that read it.
 * @param isHeld whether the engine has a procedure, or gets it before
 * @returns the commands with the procedures that they need
 */
export function withDefinition(
  key: string,
  prepared: PreparedStatement,
  state: StepState,
  isHeld: (procedure: string) => boolean,
): PreparedStatement {
  const { defines } = prepared
  if (!defines) return withProcedures(prepared, isHeld)
  const hasFailed = defines.kind === 'variable' && (state.rowErrors.get(key)?.length ?? 0) > 0
  const known: NameMeaning = hasFailed ? { ...defines, hasGaps: 'cells' } : defines
  state.known.set(key, known)
  return withProcedures({ ...prepared, defines: known }, isHeld)
}

/** @param answers to the commands */
export function outcomeOfAnswers(
  planned: PlannedFormula,
  ready: PreparedStatement,
  answers: readonly EngineResult[],
  state: StepState,
): FinishedStep {
  const { key } = planned.step
  ready.procedures?.forEach((name, index) => {
    if (answers[index]?.ok) state.procedures.add(name)
  })
  const asked = {
    planned,
    ready,
    settings: state.settings,
    behind: () => statementsBehind(key, state),
    inputs: state.fingerprint(key),
    unread: isUnread(planned, state),
  }
  return asOutcome(planned, answered(asked, answers), state)
}

/** Whether nobody reads what the line shows: lines that depend on it read its value alone. */
function isUnread({ step, statement, output }: PlannedFormula, { shows, settings }: StepState): boolean {
  return statement.kind === 'definition' && !shows(step.block) && !showsWorking(output, settings)
}

/** The outcome in the form that the line asks for, with the names that it reads and nothing defines. */
export function asOutcome(planned: PlannedFormula, finished: FinishedStep, state: StepState): FinishedStep {
  const list = listInCell(planned, finished)
  if (list) return failedOutcome(list)
  const requested = asRequested(finished, planned)
  const { statement, output, step } = planned
  const resolution = state.schedule.graph.resolutions.get(step.key)
  const named = withUnknownNames(requested.outcome, statement, resolution, state.settings)
  const outcome = withSources(
    planned.inRows
      ? withRowErrors(named, state.rowErrors.get(step.key) ?? [])
      : withGaps(named, statement, resolution?.inputs, state),
    planned,
    state,
  )
  if (!showsWorking(output, state.settings)) return { ...requested, outcome }
  const names = namesOfStep(step.key, state)
  const worked = withWorking(outcome, statement, names, state.settings)
  const isTest = planned.request === 'test' && !outcome.skipped && !outcome.error
  const trace = isTest ? [{ depth: 0, parts: branchParts(worked) }] : undefined
  return { ...requested, outcome: { ...worked, ...(trace && { trace }) } }
}

/** Names the sources of the properties that the line reads. */
function withSources(outcome: Outcome, { statement, step }: PlannedFormula, state: StepState): Outcome {
  if (outcome.error) return outcome
  const inputs = state.inputsOf(step.key)
  const sources = propertySources(statement, name => {
    const known = state.known.get(inputs.get(name) ?? '')
    return known?.kind === 'variable' ? known.holder : undefined
  })
  return sources.length > 0 ? { ...outcome, sources } : outcome
}

/** Counts the cells of a column that are gaps. */
function withRowErrors(outcome: Outcome, rowErrors: readonly RowError[]): Outcome {
  if (outcome.error || rowErrors.length === 0) return outcome
  const count = rowErrors.length
  const cells = count === 1 ? '1 cell is a gap' : `${count} cells are gaps`
  const notice = inTable('table.gaps', { cells })
  return { ...outcome, rowErrors, notices: [...outcome.notices, notice] }
}

/** Adds a notice that inputs have missing numbers: few functions report that themselves. */
function withGaps(
  outcome: Outcome,
  statement: Statement,
  inputs: ReadonlyMap<string, string> | undefined,
  { known }: StepState,
): Outcome {
  const formula = 'value' in statement ? statement.value : null
  for (const [name, input] of inputs ?? []) {
    const definition = known.get(input)
    if (definition?.kind !== 'variable' || !definition.hasGaps) continue
    const uses = (formula && freeNames(formula).get(name)) ?? []
    if (!countsGaps(formula, name, uses, outcome)) continue
    if (outcome.error) return { ...outcome, error: withoutGaps(outcome.error, name) }
    const { code, text } =
      definition.hasGaps === 'cells'
        ? inTable('table.gaps.read', { name })
        : message('resource.gaps', { name })
    return { ...outcome, notices: [...outcome.notices, { code, text }] }
  }
  return outcome
}

/** The engine knows no gaps: its own sentence on a list with some would mislead. */
function withoutGaps(error: EvaluationError, name: string): EvaluationError {
  if (error.kind !== 'engine' && error.kind !== 'argument') return error
  return {
    ...evaluationErrorOf('argument', inTable('table.gaps.needed', { name })),
    position: error.position,
  }
}

/** The line with all that it reads. */
function statementsBehind(key: string, { schedule, sheet }: StepState): Statement[] {
  return [...upstream(schedule.graph, [key])].flatMap(one => {
    const planned = sheet.planned(one)
    return planned?.kind === 'formula' ? planned.statement : []
  })
}
