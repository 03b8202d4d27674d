/** Responsibilities: a name below a loop, which means its value after the last pass. */
import { HALTED } from '../../answers/errors.ts'
import type { PlannedExport } from '../../plan/planned.ts'
import { BLANK, failedOutcome } from '../../results/outcome.ts'
import { leftUncertain } from '../../uncertainty/propagate.ts'
import type { StepKind } from './kind.ts'
import { finishedWork } from './work.ts'

export const EXPORT: StepKind<PlannedExport> = {
  needsInputs: false,
  prepare({ step: { key, of = '', defines } }, context) {
    const { state } = context
    if (context.isUndone(of)) return 'pending'
    const [{ name } = { name: '' }] = defines
    const loop = context.resultOf(of)?.failed ? undefined : state.exports.get(of)
    const exported = loop?.names.get(name)
    state.noteUnassigned(key, loop !== undefined && !exported)
    if (!loop) return finishedWork(failedOutcome(HALTED))
    const known = exported && (loop.isUncertain ? leftUncertain(exported.known) : exported.known)
    state.pass(key, known)
    return finishedWork({ outcome: BLANK, value: exported?.value ?? 'none' })
  },
}
