/** Responsibilities: a line that computes nothing and shows a sentence. */
import type { PlannedRemark } from '../../plan/planned.ts'
import { BLANK } from '../../results/outcome.ts'
import type { StepKind } from './kind.ts'
import { finishedWork } from './work.ts'

export const REMARK: StepKind<PlannedRemark> = {
  needsInputs: false,
  prepare({ remark, truth }) {
    return finishedWork({
      outcome: { ...BLANK, shown: remark !== null, notices: remark ? [remark] : [], truth },
      value: String(truth),
    })
  },
}
