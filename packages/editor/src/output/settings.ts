import type { Outcome } from '@calcwright/evaluator'

/** How one result is shown, as the person chose it; the block's view maps it to its own fields. */
export interface OutputSettings {
  /** Display unit in plain notation, '' for the automatic choice. */
  readonly unit: string
  /** null follows the worksheet. */
  readonly approximate: boolean | null
  /** Significant digits 1 to 14; 0 follows the worksheet. */
  readonly digits: number
  readonly form: 'none' | 'simplify' | 'factor' | 'expand'
  readonly mode: 'normal' | 'collapsed' | 'expanded'
  /** Show results over 3500 characters in full. */
  readonly force: boolean
  /** Show the steps to the result; null follows the worksheet. */
  readonly steps: boolean | null
}

/** Whether the result is shown: what the person chose counts at once, before the line is computed anew. */
export function isShown({ mode }: Pick<OutputSettings, 'mode'>, outcome: Pick<Outcome, 'shown'>): boolean {
  return mode === 'normal' ? outcome.shown : mode === 'expanded'
}

/** A number of digits as typed: null when it is none; '' follows the worksheet (0). */
export function readDigits(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return 0
  const digits = /^\d{1,2}$/.test(trimmed) ? Number(trimmed) : 0
  return digits >= 1 && digits <= 14 ? digits : null
}

export const DIGITS_MESSAGE = 'Invalid Entry: Please enter an integer from 1 to 14'

/** Choosing digits shows a decimal; following the worksheet again leaves that choice alone. */
export function withDigits(digits: number): Partial<OutputSettings> {
  return digits === 0 ? { digits } : { digits, approximate: true }
}
