/** The verdict on a check, made of what the formulas of its condition have given. */
import type { Outcome } from '@calcwright/evaluator'
import type { Relation } from '@calcwright/math/expression'
import type { Comparison, Condition } from './condition.ts'
import { isDemandLeft, judge } from './judge.ts'
import { isRatioUnit, pairsOf } from './sides.ts'
import type { Given, Pair, Side } from './sides.ts'
import { textTruths } from './text-sides.ts'

export interface Verdict {
  /** `not-checked` where it could not be computed, `skipped` in a branch that is not taken: it does not apply. */
  readonly state: 'ok' | 'not-ok' | 'not-checked' | 'skipped'
  /** Why it is not checked; '' for none. */
  readonly reason: string
  /** The comparison that decides; null where nothing was compared. */
  readonly decisive: Decisive | null
  /** Share of the capacity that is used, of the decisive comparison; null where there is none. */
  readonly utilisation: number | null
  /** Larger for what is worse. */
  readonly severity: number
  /** Comparisons that were made, of which so many fail. */
  readonly count: number
  readonly failed: number
}

export interface Decisive {
  readonly left: Side
  readonly relation: Relation
  readonly right: Side
  readonly demand: Side
  readonly capacity: Side
  readonly holds: boolean
  /** The place in lists, from 0; empty for single values. */
  readonly place: readonly number[]
  /** The pass of a loop; '' outside of loops. */
  readonly pass: string
  /** The formulas of both sides have values that are no more apart than twice their uncertainties. */
  readonly isUncertain: boolean
  /** The formulas themselves, for the names of rows. */
  readonly comparison: Comparison
}

const NONE = { decisive: null, utilisation: null, count: 0, failed: 0 } as const

const notChecked = (reason: string): Verdict => ({ ...NONE, state: 'not-checked', reason, severity: 0.5 })

/** No comparison: it says whether it is true, and nothing more. */
const ofTruths = (truths: readonly boolean[]): Verdict => {
  const failed = truths.filter(truth => !truth).length
  const holds = failed === 0
  const severity = holds ? 0 : Infinity
  return { ...NONE, state: holds ? 'ok' : 'not-ok', reason: '', severity, count: truths.length, failed }
}

/**
 * @param outcomes of the condition as a whole, and of its formulas in the order of `formulasOf`; fewer where they are not
 *   computed yet
 * @param problem why the block cannot be read; '' where it can
 */
export function verdictOf(
  condition: Condition | null,
  [whole, ...formulas]: readonly Outcome[],
  problem = '',
): Verdict {
  if (whole?.skipped) return { ...NONE, state: 'skipped', reason: 'its branch is not taken', severity: -1 }
  const error = [whole, ...formulas].find(outcome => outcome?.error)?.error
  if (problem !== '' || error) return notChecked(problem || error!.message)
  if (!condition) return notChecked('it has no condition')
  const inProgram = whole?.notices.find(({ code }) => code === 'branch.no-check')
  if (inProgram) return notChecked(inProgram.text)
  const passes = formulas[0]?.eachPass
  if (!passes) return judged(condition, [...formulas])
  const verdicts = passes.map(({ pass }, at) => {
    const given = formulas.flatMap(({ eachPass }) => eachPass?.[at] ?? [])
    const verdict = judged(condition, given)
    return { ...verdict, decisive: verdict.decisive && { ...verdict.decisive, pass } }
  })
  return joined(verdicts)
}

/** Takes the values that it needs from the head of the list. */
function judged(condition: Condition, outcomes: Given[]): Verdict {
  switch (condition.kind) {
    case 'comparison':
      return compared(condition.comparison, outcomes.shift(), outcomes.shift())
    case 'truth':
      return truthOf(outcomes.shift())
    case 'all':
      return joined(condition.parts.map(part => judged(part, outcomes)))
    case 'any':
      return alternative(condition.parts.map(part => judged(part, outcomes)))
  }
}

function truthOf(outcome: Given | undefined): Verdict {
  if (!outcome) return notChecked('it is not computed')
  const words = outcome.exact.replaceAll(/[[\]\s]/g, '').split(',')
  if (words.some(word => word !== 'true' && word !== 'false'))
    return notChecked('a check needs a comparison, such as sigma <= f_y')
  return ofTruths(words.map(word => word === 'true'))
}

function compared(comparison: Comparison, left: Given | undefined, right: Given | undefined): Verdict {
  if (!left || !right) return notChecked('it is not computed')
  const texts = textTruths(comparison.relation, left, right)
  if (texts) return ofTruths(texts)
  const found = pairsOf(left, right)
  const verdicts = found.pairs.map(pair => comparedPair(comparison, pair))
  if (!found.ok) verdicts.push(notChecked(found.reason))
  return joined(verdicts)
}

function comparedPair(comparison: Comparison, { left, right, place }: Pair): Verdict {
  const { relation } = comparison
  const isRatio = isRatioUnit(left.unit) && isRatioUnit(right.unit)
  const { holds, utilisation, severity } = judge(left.value, relation, right.value, isRatio)
  const [demand, capacity] = isDemandLeft(relation) ? [left, right] : [right, left]
  const spread = 2 * (left.uncertainty + right.uncertainty)
  const isUncertain = spread > 0 && Math.abs(left.value - right.value) <= spread
  return {
    state: holds ? 'ok' : 'not-ok',
    reason: '',
    decisive: { left, relation, right, demand, capacity, holds, place, pass: '', isUncertain, comparison },
    utilisation,
    severity,
    count: 1,
    failed: holds ? 0 : 1,
  }
}

/** All have to hold: a failure is certain, whatever else is not known. */
function joined(verdicts: readonly Verdict[]): Verdict {
  const [count, failed] = [sumOf(verdicts, 'count'), sumOf(verdicts, 'failed')]
  const worst =
    worstOf(verdicts.filter(({ state }) => state === 'not-ok')) ??
    verdicts.find(({ state }) => state === 'not-checked') ??
    worstOf(verdicts)
  return { ...(worst ?? notChecked('there is nothing to compare')), count, failed }
}

/** One has to hold. */
function alternative(verdicts: readonly Verdict[]): Verdict {
  const least = (state: Verdict['state']): Verdict | undefined =>
    verdicts.filter(one => one.state === state).toSorted((a, b) => a.severity - b.severity)[0]
  const decides = least('ok') ?? least('not-checked') ?? least('not-ok')!
  return { ...decides, count: sumOf(verdicts, 'count'), failed: sumOf(verdicts, 'failed') }
}

const worstOf = (verdicts: readonly Verdict[]): Verdict | undefined =>
  verdicts.reduce<Verdict | undefined>(
    (worst, one) => (worst === undefined || one.severity > worst.severity ? one : worst),
    undefined,
  )

const sumOf = (verdicts: readonly Verdict[], key: 'count' | 'failed'): number =>
  verdicts.reduce((sum, one) => sum + one[key], 0)
