/**
 * Responsibilities: a name below a loop, which means its value after the last pass, or what it means above where no
 * pass has given it one.
 */
import { HALTED } from '../../answers/errors.ts'
import type { PlannedExport } from '../../plan/planned.ts'
import { EMPTY_OUTCOME, failedOutcome } from '../../results/outcome.ts'
import { withLostUncertainty } from '../../uncertainty/propagate.ts'
import type { StepKind } from './kind.ts'
import type { NameMeaning, KnownValueName } from '../../values/known.ts'
import { isLost } from '../../values/uncertainty.ts'
import type { LoopExports } from './state.ts'
import { finishedWork } from './work.ts'

export const EXPORT: StepKind<PlannedExport> = {
  needsInputs: false,
  prepare({ step: { key, of = '', defines } }, context) {
    const { state } = context
    if (context.isUndone(of)) return 'pending'
    const [{ name } = { name: '' }] = defines
    const loop = context.resultOf(of)?.failed ? undefined : state.exports.get(of)
    const exported = loop?.names.get(name)
    const above = loop && !exported ? state.inputsOf(key).get(name) : undefined
    if (above !== undefined && context.isUndone(above)) return 'pending'
    state.noteUnassigned(
      key,
      loop !== undefined && !exported && (above === undefined || state.isUnassigned(above)),
    )
    if (!loop) return finishedWork(failedOutcome(HALTED))
    if (above !== undefined) {
      const result = context.resultOf(above)
      state.pass(key, state.known.get(above))
      return finishedWork(
        result?.failed ? failedOutcome(HALTED) : { outcome: EMPTY_OUTCOME, value: result?.value ?? 'none' },
      )
    }
    const known = exported && withUncertaintyOf(exported.known, name, loop.uncertainty)
    state.pass(key, known)
    const spread = known?.kind === 'variable' ? spreadKey(known) : ''
    return finishedWork({ outcome: EMPTY_OUTCOME, value: (exported?.value ?? 'none') + spread })
  },
}

function withUncertaintyOf(
  known: NameMeaning,
  name: string,
  uncertainty: LoopExports['uncertainty'],
): NameMeaning {
  if (uncertainty === 'none' || known.kind === 'function') return known
  if (uncertainty === 'lost') return withLostUncertainty(known)
  const own = uncertainty.get(name)
  return { ...known, uncertain: own !== undefined, uncertainty: own ?? null }
}

/** Readers of the name follow its uncertainty as well. */
function spreadKey({ uncertainty }: KnownValueName): string {
  if (!uncertainty || isLost(uncertainty)) return ''
  return JSON.stringify([...uncertainty.parts])
}
