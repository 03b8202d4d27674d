/** A math line in plain notation. What the fields hold beside the formula is part of the line there. */
import {
  parseLatex,
  parsePlain,
  parseUnit,
  splitRemark,
  toLatex,
  toPlain,
  typedText,
  unitToPlain,
  withRemark,
} from '@calcwright/math/expression'
import type { Statement } from '@calcwright/math/expression'
import { isBoxUnit, isUnit } from '@calcwright/math/units'
import type { MathProps } from './props.ts'

type Formula = Statement & { readonly kind: 'definition' | 'expression' }

const isFormula = (statement: Statement): statement is Formula =>
  statement.kind === 'definition' || statement.kind === 'expression'

/** `F/A = [MPa] // stress` as fields; null for a text line and for what cannot be read. */
export function mathFromPlain(line: string): Partial<MathProps> | null {
  const { formula, remark } = splitRemark(line)
  const parsed = parsePlain(formula, { isUnit: isBoxUnit })
  if (!parsed.ok || !isFormula(parsed.value)) return null
  const { show, unit, polar = false } = parsed.value
  // Polar form is asked for in the formula alone.
  const bare: Formula = { ...parsed.value, show: polar, unit: undefined }
  return {
    latex: toLatex(bare),
    ...(remark && { remark }),
    ...(unit ? { expectedUnits: unitToPlain(unit) } : {}),
    ...(show && bare.kind === 'definition' ? { outputMode: 2 } : {}),
  }
}

/** The line with its trailing `=` and unit where it shows a result; LaTeX that cannot be read is a text line. */
export const mathToPlain = (props: MathProps): string => withRemark(formulaToPlain(props), props.remark)

function formulaToPlain({ latex, expectedUnits, outputMode }: MathProps): string {
  const parsed = parseLatex(latex, { isUnit })
  if (!parsed.ok) return `# ${typedText(latex)}`
  if (!isFormula(parsed.value)) return toPlain(parsed.value)
  const asked = expectedUnits === '' ? undefined : parseUnit(expectedUnits)
  const show = outputMode === 2 || parsed.value.kind === 'expression' || parsed.value.show
  const unit = asked?.ok ? asked.value : parsed.value.unit
  return toPlain({ ...parsed.value, show, unit: show ? unit : undefined })
}
