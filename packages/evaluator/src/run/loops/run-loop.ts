/** Responsibilities: a whole loop, or its first passes, gone through line by line. */
import type { PassOutcome } from '../../block-result.ts'
import type { LoopPlan } from '../../plan/planned.ts'
import { Trace } from '../../working/trace.ts'
import type { FormulaSession, Meanings } from '../formula-session.ts'
import { LoopRun } from './loop.ts'
import type { WithNotices } from './loop-lines.ts'
import type { LoopResult } from './loop-outcomes.ts'

/**
 * @param above what names mean above the loop
 * @param withNotices adds the names that nothing above defines to the outcome of a line
 * @throws RunStopped when the run was stopped
 */
export async function runLoop(
  plan: LoopPlan,
  above: Meanings,
  session: FormulaSession,
  withNotices: WithNotices,
): Promise<LoopResult> {
  const trace = session.settings.working ? new Trace() : null
  const run = new LoopRun(plan, session, { withNotices, trace })
  const meanings = new Map(above)
  await run.loop(plan.statement, meanings)
  return run.result(plan, meanings)
}

/**
 * Goes through the first passes of a loop line by line. The engine keeps what the loop has left: names
 * get symbols of their own here.
 * @returns what each line gave in each of them, by the keys of their steps; those of inner loops left out
 * @throws RunStopped when something else is to be computed
 */
export async function walkPasses(
  plan: LoopPlan,
  above: Meanings,
  session: FormulaSession,
  withNotices: WithNotices,
): Promise<ReadonlyMap<string, readonly PassOutcome[]>> {
  const run = new LoopRun(plan, session, { withNotices, copy: ' in a pass' })
  return run.firstPasses(plan.statement, new Map(above))
}
