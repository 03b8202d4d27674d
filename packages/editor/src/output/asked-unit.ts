/** The unit that a line asks for its result in the formula itself: `x = F/A = [MPa]`. */
import { parseLatex, unitToPlain } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import type { OutputSettings } from './settings.ts'

export interface AskedUnit {
  readonly latex: string
  readonly settings: Partial<OutputSettings>
}

/** The line without it, and what it asks of the result instead; null for a line that asks for none. */
export function takeAskedUnit(latex: string): AskedUnit | null {
  const parsed = parseLatex(latex, { isUnit })
  if (!parsed.ok || !('unit' in parsed.value) || !parsed.value.unit) return null
  const { kind, unit, value, polar } = parsed.value
  const sign = latex.indexOf('=', value.span.end)
  // A definition says by its settings that it shows its result; an expression keeps the sign, as polar form does.
  const definition = kind === 'definition'
  const asksPolar = polar ? '=\\angle ' : definition ? '' : '='
  return {
    latex: latex.slice(0, sign) + asksPolar,
    settings: { unit: unitToPlain(unit), ...(definition && { mode: 'expanded' }) },
  }
}
