/** A marked formula line, whose result is shown. */
import type { Block } from '@calcwright/document'
import { parseLatex, toLatex, toPlain } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import line from '../math/line/schema.ts'
import type { MathProps } from '../math/line/props.ts'

export interface FormOutput {
  /** Plain notation of what is shown: a name, or a formula. */
  readonly name: string
  readonly latex: string
}

/** Null for other blocks, such as plots, which are shown as they are. */
export function formOutputOf({ type, status, props }: Block): FormOutput | null {
  if (type !== line.type || status !== 'ok') return null
  const parsed = parseLatex((props as MathProps).latex, { isUnit })
  if (!parsed.ok) return null
  const statement = parsed.value
  if (statement.kind === 'expression')
    return { name: toPlain(statement.value), latex: toLatex(statement.value) }
  if (statement.kind !== 'definition' || statement.target.kind !== 'variable') return null
  return { name: statement.target.name.name, latex: toLatex(statement.target.name) }
}
