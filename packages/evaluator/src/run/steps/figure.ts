/** Responsibilities: a plot, which draws what has a value of it. */
import type { PlannedFigure } from '../../plan/planned.ts'
import { EMPTY_OUTCOME } from '../../results/outcome.ts'
import { drawFigure } from '../plots/figure.ts'
import type { StepKind } from './kind.ts'

export const FIGURE: StepKind<PlannedFigure> = {
  needsInputs: false,
  prepare({ step: { key }, figure }, { state }) {
    return {
      kind: 'session',
      async run(session) {
        const { plot, notices, reports } = await drawFigure(figure, state.meanings(key), session)
        state.parts.set(key, reports)
        const outcome = { ...EMPTY_OUTCOME, shown: true, request: 'figure', notices, plot }
        // The value changes with each run, so that its series follow.
        return { outcome, value: `${state.fingerprint(key)} ` }
      },
    }
  },
}
