/** Responsibilities: asks for the lines of a pass, with their steps where they are shown. */
import type { Statement } from '@calcwright/math/expression'
import type { Outcome } from '../../block-result.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { namesOfMeanings } from '../../working/names.ts'
import type { WorkingNames } from '../../working/names.ts'
import { showsWorking, withWorking } from '../../working/working.ts'
import { isDefinition } from '../formula-session.ts'
import type { FormulaSession, Meanings } from '../formula-session.ts'
import { SHOWN } from './loop-lines.ts'
import type { TracedLine } from './loop-lines.ts'

interface Manner {
  readonly session: FormulaSession
  /** True where the steps of the lines are not shown. */
  readonly isSilent: boolean
  /** True where the steps of the whole loop are recorded. */
  readonly isTraced: boolean
}

/** Lines that show their steps go one by one: each reads the values that are there before it. */
export async function askLines(
  lines: readonly TracedLine[],
  meanings: Meanings,
  { session, isSilent, isTraced }: Manner,
): Promise<readonly FinishedStep[]> {
  const { settings } = session
  if (isSilent || !lines.some(({ output }) => showsWorking(output, settings)))
    return session.askInOrder(lines, meanings)
  const all: FinishedStep[] = []
  for (const line of lines) {
    const names = namesOfMeanings(new Map(meanings), settings)
    if (isTraced) line.given = await valueOfElement(line, names, meanings, session)
    const [finished] = await session.askInOrder([line], meanings)
    if (!finished) break
    const { outcome } = finished
    const worked = showsWorking(line.output, settings)
      ? withWorking(outcome, line.statement, names, settings)
      : outcome
    all.push({ ...finished, outcome: worked })
    if (outcome.error && isDefinition(line.statement)) break
  }
  return all
}

/** The value that a line puts into a list: the outcome of the line is the whole list. */
async function valueOfElement(
  { statement, key }: TracedLine,
  names: WorkingNames,
  meanings: Meanings,
  session: FormulaSession,
): Promise<Outcome | undefined> {
  if (statement.kind !== 'definition' || statement.target.kind !== 'element') return undefined
  const { value, span } = statement
  const asked: Statement = { kind: 'expression', span, value, show: true }
  const { outcome } = await session.ask(asked, SHOWN, meanings, `${key} element`)
  return withWorking(outcome, asked, names, session.settings)
}
