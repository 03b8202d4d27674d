/** The definition that a block writes by itself, as a formula line or a control does. */
import { type EvaluationBlock } from '@calcwright/evaluator'
import { type Expression, freeNames, parsePlain, toPlain, unitToPlain } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { registry } from '../schemas.ts'

/** A number in plain notation. */
export const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

interface WrittenDefinition {
  readonly text: string
  /** Unit of a number, '' for none; null for what is no number by itself. */
  readonly unit: string | null
  /** Whether it changes an earlier value of this name, as `a := 2*a` and `v[1] := 3` do. */
  readonly changes: (name: string) => boolean
}

/** @returns null for blocks that define nothing by a formula */
export function writtenDefinition(block: EvaluationBlock): WrittenDefinition | null {
  const text = plainText(block)
  const parsed = parsePlain(text, { isUnit: isBoxUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition') return null
  const { target, value } = parsed.value
  return {
    text,
    unit: writtenNumber(value)?.unit ?? null,
    changes: name => target.kind === 'element' || freeNames(value).has(name),
  }
}

export interface WrittenNumber {
  readonly number: string
  /** Plain notation, '' for none. */
  readonly unit: string
}

/** The number and the unit of `10 [kN]`, `-3 [m]`, `30°`, `3%` and `7`; null for what is computed. */
export function writtenNumber(value: Expression): WrittenNumber | null {
  if (value.kind === 'quantity') return numberIn(value.value, unitToPlain(value.unit))
  if (value.kind === 'unary' && value.operator === '%') return numberIn(value.operand, '%')
  const behind = value.kind === 'unary' && value.operator === '-' ? writtenNumber(value.operand) : null
  return behind ? { ...behind, number: `-${behind.number}` } : numberIn(value, '')
}

function numberIn(value: Expression, unit: string): WrittenNumber | null {
  const number = toPlain(value)
  return NUMBER.test(number) ? { number, unit } : null
}

/** Lines of the command line hold their text as it stands in the file. */
function plainText({ type, props }: EvaluationBlock): string {
  const { source } = props as { readonly source?: unknown }
  if (typeof source === 'string' && registry.get(type) === undefined) return source
  return registry.get(type)?.toPlain?.(props as never) ?? ''
}
