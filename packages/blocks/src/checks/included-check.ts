/**
 * Checks of another worksheet as an include saves them, with the verdicts that they had there. They are not made again
 * here, since the values that they compare do not come along.
 */
import { LABELS } from './included-fields.ts'
import type { IncludedCheck } from './included-fields.ts'
import { percentText, severityOf } from './judge.ts'
import type { SheetCheck } from './sheet-check.ts'
import type { Verdict } from './verdict.ts'

/** Saved fields of an include as far as its checks are concerned. */
export interface ChecksOfInclude {
  readonly function_name: string
  readonly circle: readonly string[]
  readonly checks: readonly IncludedCheck[]
}

/**
 * The checks that come with an include. A worksheet that is a function here has none: they were made with its own
 * values, and say nothing of what it gives for others.
 * @param include id of its block
 */
export function checksOfInclude(include: string, fields: ChecksOfInclude): SheetCheck[] {
  const { function_name, circle, checks } = fields
  if (function_name !== '') return []
  return checks.map(check => asCheck(include, circle.length > 0 ? inCircle(check) : check))
}

/** Each value of worksheets that include one another would depend on itself. */
const inCircle = (check: IncludedCheck): IncludedCheck => ({
  ...check,
  ...{ state: 'not-checked', utilisation: null, demand: null, capacity: null },
  notes: ['its worksheet includes itself'],
})

function asCheck(include: string, saved: IncludedCheck): SheetCheck {
  const { hash, worksheet, block, line, name, formula, clause, state, utilisation, notes } = saved
  const { demand, capacity } = saved
  const label = LABELS[state]
  const used = utilisation === null ? '' : percentText(utilisation, state === 'ok')
  const failed = state === 'not-ok' ? 1 : 0
  return {
    block: include,
    ...{ line, name, clause },
    formula: formula === '' ? null : formula,
    verdict: {
      state,
      reason: '',
      decisive: null,
      utilisation,
      severity: severityIn(saved),
      count: 1,
      failed,
    },
    words: {
      ...{ label, demand, capacity, notes, utilisation: used },
      comparison: null,
      steps: [],
      spoken: `${[label, ...notes].join(', ')}.`,
    },
    sides: { demand, capacity },
    from: { hash, name: worksheet, block },
  }
}

function severityIn({ state, utilisation }: IncludedCheck): number {
  if (state === 'not-checked' || state === 'skipped') return SEVERITY[state]
  return severityOf(state === 'ok', utilisation)
}

/** Severity of what is not judged. */
const SEVERITY: Pick<Record<Verdict['state'], number>, 'not-checked' | 'skipped'> = {
  'not-checked': 0.5,
  skipped: -1,
}
