/** Responsibilities: a column of numbers as a value of the worksheet. */
import type { Message, MessageCode } from '@calcwright/math/messages'
import { resolveUnit } from '@calcwright/math/units'
import type { RateTable } from '@calcwright/math/units'
import type { Shape } from '@calcwright/math/dimensions'
import { parseUnit } from '@calcwright/math/expression'
import type { ResourceColumn } from '../block-plan.ts'
import type { KnownValueName } from './known.ts'
import type { Numbers } from './numbers.ts'
import type { WrittenUnits } from './written-units.ts'

/** A column, or a matrix row by row, in SI units. */
export interface MeasuredColumn {
  readonly elements: Float64Array
  /** Columns of a matrix; absent for a list. */
  readonly width?: number
  readonly shape: Shape
  readonly written: WrittenUnits
}

export type MeasuredColumnResult =
  | { readonly ok: true; readonly column: MeasuredColumn }
  | { readonly ok: false; readonly problem: Message<MessageCode> }

/** @param rates of the currencies of the worksheet */
export function measuredColumn(
  { unit, values, width }: ResourceColumn,
  rates: RateTable,
): MeasuredColumnResult {
  const parsed = parseUnit(unit === '' ? '1' : unit)
  if (!parsed.ok) return failed(parsed.problem)
  const resolution = resolveUnit(parsed.value, rates)
  if (!resolution.ok) return failed(resolution.problem)
  const { dimension, factor, zero } = resolution.unit
  const [size, offset] = [factor.toNumber(), zero?.toNumber() ?? 0]
  const elements = size === 1 && offset === 0 ? values : values.map(value => value * size + offset)
  const temperature = zero ? { temperature: 'reading' as const } : {}
  const form =
    width === undefined
      ? ({ rank: 1, length: values.length } as const)
      : ({ rank: 2, length: values.length / width, columns: width } as const)
  const shape: Shape = { kind: 'uniform', ...form, dimension, ...temperature }
  const box = unit === '' ? null : parsed.value
  return {
    ok: true,
    column: {
      elements,
      ...(width !== undefined && { width }),
      shape,
      written: { units: box ? [box] : [], unit: box, asked: false, habit: null },
    },
  }
}

const failed = (problem: { readonly code: MessageCode; readonly message: string }): MeasuredColumnResult => ({
  ok: false,
  problem: { code: problem.code, text: problem.message },
})

/** @returns the meaning of a name that a column defines */
export function knownColumn(name: string, symbol: string, column: MeasuredColumn): KnownValueName {
  const { elements, width, shape, written } = column
  let numbers: Numbers | null = null
  return {
    kind: 'variable',
    name,
    symbol,
    variable: { shape },
    value: undefined,
    isNumber: false,
    numbers: () =>
      (numbers ??= { kind: 'value', value: arranged(elements, width), exact: false, decimal: true }),
    rough: false,
    written,
    ...(width === undefined && { elements }),
    ...(elements.some(Number.isNaN) && { hasGaps: 'file' as const }),
  }
}

/** The numbers as a list, or as the rows of a matrix. */
function arranged(elements: Float64Array, width: number | undefined): number[] | number[][] {
  if (width === undefined) return Array.from(elements)
  return Array.from({ length: elements.length / width }, (_, row) =>
    Array.from(elements.subarray(row * width, (row + 1) * width)),
  )
}
