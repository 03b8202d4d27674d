/** Responsibilities: a formula: commands for the engine, or a session where its calls are solved first. */
import type { Success } from '@calcwright/engine'
import { message } from '@calcwright/math/messages/runs'
import type { CallNode } from '@calcwright/math/expression'
import type { EvaluationError } from '../../block-result.ts'
import { listsFor } from '../../engine/needed-lists.ts'
import { withNeeded } from '../../engine/needed-procedures.ts'
import type { PlannedFormula } from '../../plan/planned.ts'
import { EMPTY, failedOutcome } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import type { Prepared, PreparedStatement } from '../../values/prepared.ts'
import { showsWorking } from '../../working/working.ts'
import type { FormulaSession } from '../formula-session.ts'
import { programCalls, traceCalls } from '../loops/traced-call.ts'
import { asOutcome, outcomeOfAnswers, prepareFormula, withDefinition } from './formula-commands.ts'
import { columnOfSeries } from './column.ts'
import type { StepContext } from './context.ts'
import { holderWork } from './holder.ts'
import type { StepKind } from './kind.ts'
import { solveRows } from './failed-rows.ts'
import { isComputed, withoutFailedRows } from './row-gaps.ts'
import type { StepState } from './state.ts'
import { solveFormula } from './solved-formula.ts'
import { finishedWork } from './work.ts'
import type { StepWork } from './work.ts'

export const FORMULA: StepKind<PlannedFormula> = {
  needsInputs: true,
  prepare(planned, context) {
    if (!planned.inRows) return prepareWork(planned, context)
    const mended = withoutFailedRows(planned, context)
    if (mended === 'pending') return mended
    const errors = 'planned' in mended ? mended.errors : []
    context.state.rowErrors.set(planned.step.key, errors)
    if (!('planned' in mended)) return finishedWork(mended)
    const work = prepareWork(mended.planned, context)
    const mayFail = work !== 'pending' && (work.kind === 'commands' || work.kind === 'session')
    return mayFail && isComputed(mended.planned) ? inRows(mended.planned, context) : work
  },
  finish(planned, work, answers, state) {
    if (work.kind === 'commands') return outcomeOfAnswers(planned, work.ready, answers, state)
    if (work.kind !== 'finished') return asOutcome(planned, EMPTY, state)
    return work.owed ? work.finished : asOutcome(planned, work.finished, state)
  },
}

const inRows = (planned: PlannedFormula, { state }: StepContext): StepWork => ({
  kind: 'session',
  run: session => solveRows(planned, state, session),
})

function prepareWork(planned: PlannedFormula, context: StepContext): StepWork | 'pending' {
  const { state } = context
  const { step, isProgram } = planned
  const column = columnOfSeries(planned, context)
  if (column) return finishedWork(column)
  const holder = holderWork(planned, context)
  if (holder) return holder
  const prepared = prepareFormula(planned, state)
  if (prepared.kind === 'pending') return 'pending'
  if (isProgram) state.parts.set(step.key, partsOf(prepared))
  if (prepared.kind === 'failed') {
    const error = isProgram ? inProgram(prepared.error) : prepared.error
    return finishedWork(failedOutcome(error, prepared.notices))
  }
  if (prepared.kind === 'nothing') return finishedWork(EMPTY)
  const { route } = prepared
  const calls = callsToTrace(planned, state)
  if (route.by === 'solver' || calls.length > 0)
    return {
      kind: 'session',
      run: async session => {
        const finished = await solveFormula(planned, route, state, session)
        return calls.length > 0 ? withCalls(finished, calls, planned, state, session) : finished
      },
    }
  if (route.by === 'numbers' || route.by === 'property')
    return knownWork(planned, prepared, route.answer, context)
  const ready = withDefinition(step.key, prepared, state, context.isHeld)
  const lists = listsFor(ready.commands, state.columns.lists, context.isHeld)
  return { kind: 'commands', ready: withNeeded(ready, lists) }
}

/** A line whose answer is there. The engine gets its definitions when something else needs them. */
function knownWork(
  planned: PlannedFormula,
  prepared: PreparedStatement,
  known: Success,
  { state, isHeld }: StepContext,
): StepWork {
  const owed = prepared.defines ? prepared.commands : prepared.commands.slice(0, prepared.value)
  const alone = { ...prepared, commands: [], value: 0, shown: 0 }
  const ready = withDefinition(planned.step.key, alone, state, isHeld)
  return { kind: 'finished', finished: outcomeOfAnswers(planned, ready, [known], state), owed }
}

/** The calls of programs whose steps a line shows. */
function callsToTrace({ statement, output, step }: PlannedFormula, state: StepState): readonly CallNode[] {
  return showsWorking(output, state.settings) ? programCalls(statement, state.meanings(step.key)) : []
}

async function withCalls(
  { outcome, value }: FinishedStep,
  calls: readonly CallNode[],
  { step }: PlannedFormula,
  state: StepState,
  session: FormulaSession,
): Promise<FinishedStep> {
  if (outcome.error || outcome.skipped) return { outcome, value }
  const lines = await traceCalls(calls, state.meanings(step.key), session, step.key)
  const trace = [...(outcome.trace ?? []), ...lines]
  return { outcome: { ...outcome, ...(trace.length > 0 && { trace }) }, value }
}

/** An error inside a program is shown at its line. */
function partsOf(prepared: Prepared): ReadonlyMap<string, FinishedStep> {
  if (prepared.kind !== 'failed' || prepared.error.source === undefined) return new Map()
  return new Map([[prepared.error.source, failedOutcome(prepared.error, prepared.notices)]])
}

function inProgram(error: EvaluationError): EvaluationError {
  const { source, position } = error
  return {
    ...error,
    message: message('inside.program', { problem: error.message }).text,
    position: source === undefined ? position : null,
  }
}
