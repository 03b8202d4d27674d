/** Responsibilities: a formula with calls of solvers or with uncertain numbers. */
import { SOLVED_ANYHOW } from '@calcwright/lowering/solve'
import type { Solved } from '../../solving/solve.ts'
import { HALTED } from '../../answers/errors.ts'
import { asRequested } from '../../answers/requests.ts'
import type { PlannedFormula } from '../../plan/planned.ts'
import { failedOutcome } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { solveCalls } from '../../solving/solve.ts'
import { solvedAnyhow } from '../../solving/solved-anyhow.ts'
import { UNCERTAINTY_CALLS } from '../../uncertainty/calls.ts'
import { propagate, withUncertainty } from '../../uncertainty/propagate.ts'
import { withTable } from '../../uncertainty/table.ts'
import type { Route } from '../../values/prepared.ts'
import type { FormulaSession } from '../formula-session.ts'
import { StepContext } from './context.ts'
import { outcomeOfAnswers, prepareFormula, withDefinition } from './formula-commands.ts'
import type { StepState } from './state.ts'

/** Calls that are answered by several requests to the engine. */
const REQUESTING = new Map([...UNCERTAINTY_CALLS, [SOLVED_ANYHOW, solvedAnyhow] as const])

const NOTHING_SOLVED: Solved = { ok: true, answers: [], notices: [] }

/**
 * Solves the calls of a formula; with their numbers in it the engine does the rest.
 * @throws RunStopped when the run was stopped
 */
export async function solveFormula(
  planned: PlannedFormula,
  route: Route | null,
  state: StepState,
  session: FormulaSession,
): Promise<FinishedStep> {
  const { step, statement } = planned
  // Lines of the same batch have their answers only now.
  const context = new StepContext(state, [])
  if (!step.lenient && context.hasFailedInput(step.key)) return failedOutcome(context.haltOf(step.key))
  const solving = { session, requesting: REQUESTING }
  const solvable = route?.by === 'solver' ? route.solvable : null
  const solved = solvable ? await solveCalls(solvable, solving) : NOTHING_SOLVED
  if (!solved.ok) return asRequested(failedOutcome(solved.error), planned)
  const prepared = prepareFormula(planned, state, solvable ? solved.answers : undefined)
  if (prepared.kind === 'failed') return asRequested(failedOutcome(prepared.error, prepared.notices), planned)
  if (prepared.kind !== 'ready') return failedOutcome(HALTED)
  const noticed = { ...prepared, notices: [...prepared.notices, ...solved.notices] }
  const ready = withDefinition(step.key, noticed, state, name => state.procedures.has(name))
  const answers = await session.send(ready.commands)
  const uncertain = ready.route.by === 'solver' ? ready.route.uncertain : undefined
  if (uncertain === undefined) return outcomeOfAnswers(planned, ready, answers, state)
  const propagated = await propagate(
    { key: step.key, statement, ready, uncertain, answers, solved: solved.answers },
    solving,
  )
  const finished = outcomeOfAnswers(planned, withUncertainty(ready, propagated), answers, state)
  return { ...finished, outcome: withTable(finished.outcome, statement, solved.table) }
}
