/** What the dialog of a slider asks, as texts, and what is saved of it. */
import { parseUnit } from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'
import { snapped } from './positions.ts'
import type { SliderProps } from './schema.ts'

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

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i

function readNumber(text: string): number {
  const number = text.trim().replace('−', '-')
  return NUMBER.test(number) ? Number(number) : Number.NaN
}

/** @param before as the slider is saved: one in the middle stays in the middle */
export function readSettings(settings: SliderSettings, before: SliderProps): ReadSettings {
  const step = settings.step.trim() === '' ? 0 : readNumber(settings.step)
  const [max, min] = [readNumber(settings.max), readNumber(settings.min)]
  const unit = settings.unit
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .trim()
  const problem =
    (Number.isFinite(step) ? '' : 'Step Size is non-numeric') ||
    (Number.isFinite(max) ? '' : 'Maximum Value is non-numeric') ||
    (Number.isFinite(min) ? '' : 'Minimum Value is non-numeric') ||
    (step < 0 ? 'Step Size is negative' : '') ||
    (max > min ? '' : 'Maximum Value is not above Minimum Value') ||
    unitProblem(unit)
  if (problem !== '') return { ok: false, problem }
  const range = { min, max, step }
  const middle = before.value === middleOf(before)
  const value = middle ? middleOf(range) : snapped(before.value, range)
  return { ok: true, props: { ...range, unit, value, computes: settings.computes } }
}

const middleOf = (range: Pick<SliderProps, 'min' | 'max' | 'step'>): number =>
  snapped((range.min + range.max) / 2, range)

function unitProblem(unit: string): string {
  if (unit === '') return ''
  const parsed = parseUnit(unit)
  if (!parsed.ok) return parsed.problem.message
  const resolved = resolveUnit(parsed.value)
  return resolved.ok ? '' : resolved.problem.message
}
