/** Numbers with their units, as they are written. */
import { type Expression, toPlain, unitToPlain } from '@calcwright/math/expression'

/** A number in plain notation. */
export const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

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
