/** Settings of a slider: the texts of its dialog and the fields that are saved. */
import { parseUnit } from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'
import { snappedValue } from './positions.ts'
import type { SliderProps } from './schema.ts'
import type { TypedValue } from './typed-value.ts'

export interface SliderSettings {
  readonly min: string
  readonly max: string
  /** Blank for any place. */
  readonly step: string
  readonly unit: string
  readonly computes: SliderProps['computes']
}

export type ReadSettings =
  | { readonly ok: true; readonly props: Partial<SliderProps> }
  | { readonly ok: false; readonly problem: string }

export const settingsOf = ({ min, max, step, unit, computes }: SliderProps): SliderSettings => ({
  min: String(min),
  max: String(max),
  step: step === 0 ? '' : String(step),
  unit,
  computes,
})

/**
 * @param before as the slider is saved: one in the middle stays in the middle
 * @param read what a formula gives in a unit
 */
export function readSettings(
  settings: SliderSettings,
  before: SliderProps,
  read: (text: string, unit: string) => TypedValue,
): ReadSettings {
  const unit = settings.unit
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .trim()
  const problems: string[] = []
  const number = (label: string, text: string): number => {
    const found = read(text, unit)
    if (found.ok) return found.value
    const isOtherUnit = found.problem === 'Incompatible units'
    problems.push(isOtherUnit ? `${label}: ${found.problem}` : `${label} is non-numeric`)
    return Number.NaN
  }
  const step = settings.step.trim() === '' ? 0 : number('Step Size', settings.step)
  const max = number('Maximum Value', settings.max)
  const min = number('Minimum Value', settings.min)
  const problem =
    problems[0] ||
    (step < 0 ? 'Step Size is negative' : '') ||
    (max > min ? '' : 'Maximum Value is not above Minimum Value') ||
    unitProblem(unit)
  if (problem !== '') return { ok: false, problem }
  const range = { min, max, step }
  const middle = before.value === middleOf(before)
  const value = middle ? middleOf(range) : snappedValue(before.value, range)
  return { ok: true, props: { ...range, unit, value, computes: settings.computes } }
}

const middleOf = (range: Pick<SliderProps, 'min' | 'max' | 'step'>): number =>
  snappedValue((range.min + range.max) / 2, range)

function unitProblem(unit: string): string {
  if (unit === '') return ''
  const parsed = parseUnit(unit)
  if (!parsed.ok) return parsed.problem.message
  const resolved = resolveUnit(parsed.value)
  return resolved.ok ? '' : resolved.problem.message
}
