/** Calculates lines of plain notation for an agent, in the threads and with the limits of the evaluation service. */
import { Refused } from '../../failure.ts'
import { type Visitor, authorize } from '../../policies/policy.ts'
import { digestOf } from '../../sessions.ts'
import { answerOf, countEvaluations, ratesFor } from '../api/evaluate-worksheet.ts'
import type { Context } from '../../context.ts'

/** @param outputs names or formulas; absent for all lines @returns the outputs, notices and checks as JSON */
export async function evaluateNotation(
  context: Context,
  text: string,
  outputs: readonly string[] | undefined,
  left: AbortSignal,
): Promise<string> {
  authorize('evaluate_notation', context.visitor, null)
  const visitor = context.visitor as Visitor
  await countEvaluations(context, visitor, 1)
  const document = await context.documents.run(text.length, 'documentOfText', text)
  const { newest, day, ratesOf } = await ratesFor(context)
  const answers: string[] = []
  await context.evaluations.evaluate(
    {
      person: visitor.userId,
      left,
      key: `text ${digestOf(text)} ${day}`,
      sets: [{}],
      outputs,
      load: async () => ({ document, files: new Map(), newest }),
      ratesOf,
    },
    (at, answer) => (answers[at] = answer),
  )
  const [answer] = answers
  if (answer === undefined) throw new Refused('server', 'The server could not finish this. Try again.')
  return `{"success":true,${answerOf(answer)}}`
}
