/** How the result of a block is shown: written once for every type that has one. */
import type { OutputOptions } from '@calcwright/evaluator'
import * as z from 'zod/mini'

const DIGITS_MESSAGE = 'Invalid Entry: Please enter an integer from 1 to 14'

/** The stored fields, to be spread into the fields of a type. */
export const resultOptionFields = {
  /** Display unit in plain notation, '' for the automatic choice. */
  expectedUnits: z.string(),
  /** null follows the worksheet. */
  approx: z.nullable(z.boolean()),
  factor_expand: z.enum(['none', 'simplify', 'factor', 'expand']),
  /** 0 shows what asks for a result, 1 is collapsed, 2 always shows. */
  outputMode: z.literal([0, 1, 2]),
  /** Significant digits 1 to 14; 0 follows the worksheet. */
  digits: z.int(DIGITS_MESSAGE).check(z.minimum(0, DIGITS_MESSAGE), z.maximum(14, DIGITS_MESSAGE)),
  /** Show the result in full however long it is. */
  force_display: z.boolean(),
  /** Show the steps to the result; null follows the worksheet. */
  steps: z.nullable(z.boolean()),
}

const resultOptions = z.object(resultOptionFields)

export type ResultOptions = z.infer<typeof resultOptions>

/** @returns the fields of a result that follows the worksheet in everything */
export const defaultResultOptions = (): ResultOptions => ({
  expectedUnits: '',
  approx: null,
  factor_expand: 'none',
  outputMode: 0,
  digits: 0,
  force_display: false,
  steps: null,
})

/** @returns the options as the evaluator takes them */
export function outputOf(options: ResultOptions): OutputOptions {
  return {
    unit: options.expectedUnits,
    approximate: options.approx,
    digits: options.digits,
    form: options.factor_expand,
    show: options.outputMode === 2,
    force: options.force_display,
    ...(options.steps !== null && { working: options.steps }),
  }
}
