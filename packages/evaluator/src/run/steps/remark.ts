/** Responsibilities: a line that computes nothing and shows a sentence. */
import type { PlannedRemark } from '../../plan/planned.ts'
import { BLANK } from '../../results/outcome.ts'
import type { StepKind } from './kind.ts'
import { finishedWork } from './work.ts'

export const REMARK: StepKind<PlannedRemark> = {
  needsInputs: false,
  prepare({ text, truth }) {
    const notices = text === '' ? [] : [{ code: 'branch', text }]
    return finishedWork({
      outcome: { ...BLANK, shown: text !== '', notices, truth },
      value: String(truth),
    })
  },
}
