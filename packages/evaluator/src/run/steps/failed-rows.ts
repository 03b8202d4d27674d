/**
 * Responsibilities: columns of a table in which the engine cannot compute some rows. The rows are found by halving the
 * column, so that they become gaps with errors of their own and the others stand.
 */
import type { RowError } from '../../block-result.ts'
import type { PlannedFormula } from '../../plan/planned.ts'
import { failedOutcome } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import type { FormulaSession } from '../formula-session.ts'
import { prepareFormula } from './formula-commands.ts'
import { itemsOf, withGaps, withItems } from './row-gaps.ts'
import { solveFormula } from './solved-formula.ts'
import type { StepState } from './state.ts'

/** Parts of a column that are tried before its formula is taken to be wrong as a whole. */
const MOST_TRIES = 200

/** Errors that belong to the numbers of a row; others, such as a time limit, are of the whole column. */
const OF_ROWS = new Set(['engine', 'argument', 'index', 'call'])

/**
 * Computes a column, and once more without the rows that fail.
 * @param planned the formula with gaps for rows that are known to fail
 * @throws RunStopped when the run was stopped
 */
export async function solveRows(
  planned: PlannedFormula,
  state: StepState,
  session: FormulaSession,
): Promise<FinishedStep> {
  const solve = async (part: PlannedFormula): Promise<FinishedStep> => {
    const prepared = prepareFormula(part, state)
    if (prepared.kind === 'failed') return failedOutcome(prepared.error, prepared.notices)
    return solveFormula(part, prepared.kind === 'ready' ? prepared.route : null, state, session)
  }
  const whole = await solve(planned)
  const items = itemsOf(planned)
  if (!OF_ROWS.has(whole.outcome.error?.kind ?? '') || items.length < 2) return whole
  const known = state.rowErrors.get(planned.step.key) ?? []
  const errors = new Map(known.map(error => [error.row, error]))
  let tries = 0
  const search = async (rows: readonly number[]): Promise<void> => {
    if (rows.length === 0 || ++tries > MOST_TRIES) return
    const part = rows.map(row => items[row]!)
    const { error } = (await solve(withItems(planned, part))).outcome
    if (!error) return
    if (rows.length === 1) return void errors.set(rows[0]!, { row: rows[0]!, error })
    const half = rows.length >> 1
    await search(rows.slice(0, half))
    await search(rows.slice(half))
  }
  await search([...items.keys()].filter(row => !errors.has(row)))
  if (tries > MOST_TRIES || errors.size === items.length) return whole
  const failed: readonly RowError[] = [...errors.values()].toSorted((a, b) => a.row - b.row)
  state.rowErrors.set(planned.step.key, failed)
  return solve(withGaps(planned, new Set(errors.keys())))
}
