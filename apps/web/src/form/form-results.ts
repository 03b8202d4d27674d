/** The results of a form for programs, as the evaluation service answers them. */
import { checkFields, checksOf, inOrderOfUse } from '@calcwright/blocks/checks'
import { openChecks } from '@calcwright/blocks/checks/use-check'
import { outputFields } from '@calcwright/blocks/sheet-function'
import { outputsOf } from '@calcwright/blocks/sheet-schema/outputs'
import type { Computation } from '../opened/compute-worksheet.ts'

/** Present results of the outputs, each by the name and the unit that a call asks for, and of the checks. */
export function formResults(computation: Pick<Computation, 'worksheet' | 'results'>) {
  const { worksheet, results } = computation
  const blocks = worksheet.blocks()
  const outputs = outputsOf(blocks).flatMap(({ block, asked }) => {
    const outcome = results.get(block).result?.outcomes.at(-1)
    if (!outcome) return []
    const { error } = outcome
    const { clause = '' } = worksheet.block(block) ?? {}
    const fields = error ? { error: error.message } : outputFields({ outcome, steps: [], clause })
    return [[asked, fields] as const]
  })
  const checks = inOrderOfUse(checksOf(openChecks(computation))).map(checkFields)
  return { outputs: Object.fromEntries(outputs), ...(checks.length > 0 && { checks }) }
}
