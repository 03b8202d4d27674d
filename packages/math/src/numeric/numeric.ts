/** Formulas as functions of numbers. */
import type { Expression } from '../expression/tree.ts'
import { compilerOf } from './bodies.ts'
import { Shared } from './shared.ts'
import { message } from '../messages/numbers.ts'
import type { Frame } from './value.ts'
import type { NotNumeric, Numeric, NumericOutcome, NumericScope } from './types.ts'
import { Unsuitable } from './unsuitable.ts'
import { Complex, fail, isList, NumericFault, type NumericValue } from './value.ts'

/**
 * Compiles a formula over SI numbers: what the inference of dimensions gives.
 * @returns the reason where it cannot be computed with numbers alone
 */
export function compileNumeric(expression: Expression, scope: NumericScope): Numeric | NotNumeric {
  return suitable(() => {
    const shared = new Shared(scope)
    const compiler = compilerOf(shared)
    const closure = compiler.compile(expression)
    return {
      ok: true,
      run(values) {
        shared.begin(values)
        return outcome(shared, () => {
          const frame: Frame = []
          return finite(closure(frame))
        })
      },
    }
  })
}

/** @returns what `compile` gives, or why it does not */
export function suitable<T>(compile: () => T): T | NotNumeric {
  try {
    return compile()
  } catch (error) {
    if (error instanceof Unsuitable) return { ok: false, reason: error.message }
    if (error instanceof RangeError) return { ok: false, reason: 'The formula is too deep.' }
    throw error
  }
}

function outcome(shared: Shared, compute: () => NumericValue): NumericOutcome {
  try {
    return { ok: true, value: compute(), lost: shared.lost, isVague: shared.isVague }
  } catch (error) {
    return { ok: false, fault: faultOf(error) }
  }
}

/** @returns the fault that an error is; others are thrown on */
export function faultOf(error: unknown): NumericFault {
  if (error instanceof NumericFault) return error
  // Calls inside each other that used up the stack.
  if (error instanceof RangeError) return new NumericFault(message('number.depth'))
  throw error
}

/** Infinite results, and what is undecided, are left to the engine. */
function finite(value: NumericValue): NumericValue {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : fail('number.no-value')
  if (isList(value)) return value.map(finite)
  if (value instanceof Complex && !(Number.isFinite(value.re) && Number.isFinite(value.im)))
    fail('number.no-value')
  return value
}
