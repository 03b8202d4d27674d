/** A marked formula line as a field of a form. */
import { type LineMarks } from '@calcwright/document'
import { parseLatex, parsePlain, toLatex, toPlain } from '@calcwright/math/expression'
import { isBoxUnit, isUnit } from '@calcwright/math/units'
import line from '../math/line/schema.ts'
import type { MathProps } from '../math/line/props.ts'
import { writtenNumber } from './written-number.ts'
import { writtenText } from './written-text.ts'

interface LineBlock extends LineMarks {
  readonly type: string
  readonly status: string
  readonly props: unknown
}

export interface LineField {
  /** The name as a formula. */
  readonly latex: string
  /** The value without its unit, where it is a number with one; else all of it. */
  readonly text: string
  /** The unit behind the field, '' for none. */
  readonly unit: string
}

/** Null for a line that defines no variable, and for other blocks. */
export function lineFieldOf({ type, status, props }: LineBlock): LineField | null {
  if (type !== line.type || status !== 'ok') return null
  const parsed = parseLatex((props as MathProps).latex, { isUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition' || parsed.value.target.kind !== 'variable') return null
  const { target, value } = parsed.value
  if (value.kind === 'quoted') return { latex: toLatex(target.name), text: writtenText(value.text), unit: '' }
  const written = writtenNumber(value)
  return { latex: toLatex(target.name), text: written?.number ?? toPlain(value), unit: written?.unit ?? '' }
}

/** Fields of a formula line that gives the name this value. @param text plain notation that `readInput` has read */
export function lineProps(name: string, text: string): Partial<MathProps> {
  const parsed = parsePlain(`${name} := ${text}`, { isUnit: isBoxUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition') throw new Error(`${name} was not read before.`)
  return { latex: toLatex({ ...parsed.value, show: false, unit: undefined }) }
}

export interface LineOutput {
  /** Plain notation of what is shown: a name, or a formula. */
  readonly name: string
  readonly latex: string
  /** The formula that gives it, which stands before steps; '' for one that is shown itself. */
  readonly formula: string
}

/** A line whose result a form shows; null for other blocks, such as plots, which are shown as they are. */
export function lineOutputOf({ type, status, props }: LineBlock): LineOutput | null {
  if (type !== line.type || status !== 'ok') return null
  const parsed = parseLatex((props as MathProps).latex, { isUnit })
  if (!parsed.ok) return null
  const statement = parsed.value
  if (statement.kind === 'expression')
    return { name: toPlain(statement.value), latex: toLatex(statement.value), formula: '' }
  if (statement.kind !== 'definition' || statement.target.kind !== 'variable') return null
  const { target, value } = statement
  return { name: target.name.name, latex: toLatex(target.name), formula: toLatex(value) }
}
