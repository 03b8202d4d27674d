/** Responsibilities: a line that computes nothing and shows a sentence. */
import type { TraceLine } from '../../block-result.ts'
import type { PlannedRemark } from '../../plan/planned.ts'
import { EMPTY_OUTCOME } from '../../results/outcome.ts'
import { words } from '../../working/trace.ts'
import type { StepKind } from './kind.ts'
import { finishedWork } from './work.ts'

/** The steps of the branch for all other cases. */
const OTHERWISE: readonly TraceLine[] = [{ depth: 0, parts: [words('This branch is taken.')] }]

export const REMARK: StepKind<PlannedRemark> = {
  needsInputs: false,
  prepare({ remark, truth }, { state }) {
    const isTaken = truth && state.settings.working
    return finishedWork({
      outcome: {
        ...EMPTY_OUTCOME,
        shown: remark !== null,
        notices: remark ? [remark] : [],
        truth,
        ...(isTaken && { trace: OTHERWISE }),
      },
      value: String(truth),
    })
  },
}
