/** The first error of a table with its row and column in words, for the message below it and the command line. */
import type { BlockResult, EvaluationError } from '@calcwright/evaluator'
import type { TableProps } from './props.ts'
import { placeText, shownTable } from './shown.ts'
import type { ShownTable } from './shown.ts'

/** @returns undefined where nothing is wrong in a cell or a heading */
export function placedError(props: TableProps, { errors }: ShownTable): EvaluationError | undefined {
  const [first, ...others] = errors
  if (!first) return undefined
  const more = others.filter(({ error }) => error.kind !== 'halted').length
  const place = placeText(props, first.row, first.column)
  return { ...first.error, message: `${place}: ${first.error.message}${more > 0 ? ` (${more} more)` : ''}` }
}

/** Error of a table, taken from the result of its block. */
export const errorInTable = (props: unknown, result: BlockResult): EvaluationError | undefined =>
  placedError(
    props as TableProps,
    shownTable(props as TableProps, result, { digits: 6, thousands: false, number_forms: [] }),
  )
