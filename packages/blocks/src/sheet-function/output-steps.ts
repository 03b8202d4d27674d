/** The steps to an output: those of the line that defines it, where that shows them. */
import type { Outcome } from '@calcwright/evaluator'
import { parsePlain, toLatex, toPlain } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'

export interface OutputStep {
  /** A text for people: `12 kN/(300 mm^2)`. */
  readonly text: string
  readonly latex: string
}

/**
 * @param line plain notation of the line
 * @returns its formula, and below that what stands between the formula and the result; none where nothing does
 */
export function outputSteps(line: string, { working = [] }: Pick<Outcome, 'working'>): OutputStep[] {
  const parsed = working.length > 0 ? parsePlain(line, { isUnit: isBoxUnit }) : null
  if (!parsed?.ok || !('value' in parsed.value)) return []
  const { value } = parsed.value
  const formula = { text: toPlain(value, { units: 'bare' }), latex: toLatex(value) }
  return [formula, ...working.map(({ display, latex }) => ({ text: display, latex }))]
}
