/**
 * Responsibilities: the uncertainties of what a loop leaves. The whole loop is one formula of the uncertain
 * values that it reads, and is run again for each of them a little to both sides.
 */
import type { NumericValue } from '@calcwright/math/numeric'
import { numbersInOrder } from '../../values/arrays.ts'
import { propagated } from '../../uncertainty/propagate.ts'
import { isLost } from '../../values/uncertainty.ts'
import type { FormulaModel, Uncertainty } from '../../values/uncertainty.ts'
import type { LoopPlan } from '../../plan/planned.ts'
import type { Notice } from '../../block-result.ts'
import { NO_OUTPUT } from '../../block-plan.ts'
import type { FormulaSession, Meanings } from '../formula-session.ts'
import { finalValues, LOOP } from './bookkeeping.ts'

export interface LoopUncertainty {
  /** By name; a name that depends on nothing uncertain is missing. */
  readonly names: ReadonlyMap<string, Uncertainty>
  readonly notices: readonly Notice[]
}

/**
 * @param names what the loop leaves
 * @param above what names mean above the loop
 * @returns null where it cannot be computed
 * @throws RunStopped when the run was stopped
 */
export async function loopUncertainty(
  { statement }: LoopPlan,
  names: readonly string[],
  above: Meanings,
  session: FormulaSession,
  key: string,
): Promise<LoopUncertainty | null> {
  const { definition, call } = finalValues(statement, names, name => above.has(name))
  const meanings = new Map(above)
  const prepared = session.prepare(definition, NO_OUTPUT, meanings, `${key} final`)
  if (!prepared.ok || prepared.ready.defines?.kind !== 'function') return null
  meanings.set(LOOP, prepared.ready.defines)
  const asked = session.prepare(call, NO_OUTPUT, meanings, `${key} final values`)
  const formula = asked.ok && asked.ready.route.by === 'solver' ? asked.ready.route.uncertain : null
  if (!formula) return null
  const source = { formula, key, statement: null, unit: null }
  const { uncertainty, notices } = await propagated(source, null, { session, requesting: new Map() })
  if (!uncertainty || isLost(uncertainty)) return null
  const each = names.flatMap((name, index) => {
    const own = itemOf(uncertainty, index)
    return own ? [[name, own] as const] : []
  })
  return { names: new Map(each), notices }
}

/** The uncertainty of one item of a list; null where nothing uncertain is behind it. */
function itemOf({ inputs, parts, correlations, origin }: Uncertainty, index: number): Uncertainty | null {
  const at = (value: NumericValue): NumericValue => (value as readonly NumericValue[])[index]!
  const own = [...parts].map(([id, part]) => [id, at(part)] as const)
  if (own.every(([, part]) => numbersInOrder(part)?.every(leaf => leaf === 0) !== false)) return null
  const { model } = origin
  const item: FormulaModel = {
    cells: model.cells,
    deviations: model.deviations,
    isDirect: model.isDirect,
    direct() {
      const value = model.direct()
      return value === null ? null : at(value)
    },
  }
  return {
    inputs,
    parts: new Map(own),
    correlations,
    origin: { ...origin, model: item, centre: at(origin.centre) },
  }
}
