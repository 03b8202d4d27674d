/** Responsibilities: a loop, which hands out the outcomes of the lines in it. */
import { HALTED } from '../../answers/errors.ts'
import { message } from '@calcwright/math/messages/uncertainty'
import { withUnknownNames } from '../../answers/unknown-names.ts'
import type { Notice, Outcome } from '../../block-result.ts'
import type { EngineAccess } from '../../engine/session.ts'
import { FAILED_VALUE } from '../../graph/schedule.ts'
import type { LoopPlan, PlannedLoop } from '../../plan/planned.ts'
import { failedOutcome } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { uncertainNodes } from '../../uncertainty/model.ts'
import { LOST_IN_LOOP } from '../../uncertainty/propagate.ts'
import type { FormulaSession } from '../formula-session.ts'
import { runLoop, walkPasses } from '../loops/run-loop.ts'
import { loopUncertainty } from '../loops/uncertain-loop.ts'
import type { WithNotices } from '../loops/loop-lines.ts'
import type { StepKind } from './kind.ts'
import type { StepState } from './state.ts'

export const LOOP: StepKind<PlannedLoop> = {
  needsInputs: true,
  prepare(planned, { state }) {
    return { kind: 'session', run: session => run(planned, state, session) }
  },
}

async function run(
  { step: { key }, loop }: PlannedLoop,
  state: StepState,
  session: FormulaSession,
): Promise<FinishedStep> {
  const meanings = state.meanings(key)
  const isUncertain = [...meanings.values()].some(({ uncertain }) => uncertain) || holdsUncertain(loop)
  const { outcomes, names } = await runLoop(loop, meanings, session, noticesOf(key, state))
  state.parts.set(key, outcomes)
  const own = outcomes.get(key) ?? failedOutcome(HALTED)
  if (own.value === FAILED_VALUE) {
    state.exports.delete(key)
    return isUncertain ? withLoss(own) : own
  }
  const carried =
    isUncertain && !holdsUncertain(loop)
      ? await loopUncertainty(loop, [...names.keys()], meanings, session, key)
      : null
  state.exports.set(key, { names, uncertainty: isUncertain ? (carried?.names ?? 'lost') : 'none' })
  // The value changes with each run, so that lines and exports of the loop follow.
  const finished = { ...own, value: `${state.fingerprint(key)} ${own.value}` }
  if (!isUncertain) return finished
  return carried ? withNotices(finished, [CARRIED, ...carried.notices]) : withLoss(finished)
}

const withLoss = (finished: FinishedStep): FinishedStep => withNotices(finished, [LOST_IN_LOOP])

const withNotices = ({ outcome, value }: FinishedStep, added: readonly Notice[]): FinishedStep => ({
  outcome: { ...outcome, notices: [...outcome.notices, ...added] },
  value,
})

const CARRIED = message('uncertainty.loop')

/** Adds to the outcome of a line in a loop the names that nothing above defines. */
function noticesOf(key: string, { schedule, settings }: StepState): WithNotices {
  return (outcome, statement) =>
    withUnknownNames(outcome, statement, schedule.graph.resolutions.get(key), settings)
}

function holdsUncertain({ statement }: LoopPlan): boolean {
  const program = { kind: 'program', span: { start: 0, end: 0 }, body: [statement] } as const
  return uncertainNodes(program).length > 0
}

/**
 * Goes through the first passes of a loop that has been run.
 * @returns the outcomes of its lines with those of the passes, by step
 * @throws RunStopped when something else is to be computed
 */
export async function walkLoop(
  key: string,
  loop: LoopPlan,
  state: StepState,
  access: EngineAccess,
): Promise<ReadonlyMap<string, Outcome>> {
  const parts = new Map(state.parts.get(key))
  const outcomes = new Map<string, Outcome>()
  const session = state.session(access)
  const passes = await walkPasses(loop, state.meanings(key), session, noticesOf(key, state))
  for (const [line, own] of passes) {
    const part = parts.get(line)
    if (!part) continue
    const outcome = { ...part.outcome, passes: own }
    parts.set(line, { ...part, outcome })
    outcomes.set(line, outcome)
  }
  state.parts.set(key, parts)
  return outcomes
}
