/** The name of a table, as its field and its plan read it. */
import { parseLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

/** @param latex as it stands in the field. @returns '' without a name, null for what is none */
export function tableName(latex: string): string | null {
  if (latex.trim() === '') return ''
  const parsed = parseLatex(`${latex}\\coloneq 0`, { isUnit })
  const target = parsed.ok && parsed.value.kind === 'definition' ? parsed.value.target : null
  return target?.kind === 'variable' ? target.name.name : null
}
