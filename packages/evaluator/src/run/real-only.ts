/**
 * Responsibilities: worksheets without complex answers. The engine gives the root of a negative number
 * all the same: that is no result there, as long as nobody has written i.
 */
import type { EngineValue } from '@calcwright/engine'
import { callsIn, children } from '@calcwright/math/expression'
import type { Expression, Statement } from '@calcwright/math/expression'
import { findFunction } from '@calcwright/reference/functions'
import type { EvaluationError } from '../contract.ts'
import { hasComplex } from '../results/inspect.ts'

/** Functions whose answers are complex numbers by nature. */
const COMPLEX_BY_NATURE: ReadonlySet<string> = new Set(
  `csolve cZeros cFactor cpartfrac roots proot eigenvals egv egvl jordan fft ifft`.split(/\s+/),
)

/**
 * @param values the result, exact and in decimals
 * @param sources the line, and the definitions that it reads, directly or not
 * @returns why the result does not count, null when it does
 */
export function unreal(
  values: readonly EngineValue[],
  sources: () => readonly Statement[],
): EvaluationError | null {
  if (!values.some(hasComplex) || sources().some(mayBeComplex)) return null
  return { kind: 'argument', message: UNREAL, position: null }
}

const UNREAL =
  'There is no real result, and the settings of the worksheet leave out complex answers. An odd root of a negative number is nthroot(x, n).'

function mayBeComplex(statement: Statement): boolean {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return false
  const { value } = statement
  const calls = callsIn(value).map(({ name }) => findFunction(name)?.name ?? name)
  return hasImaginaryUnit(value) || calls.some(name => COMPLEX_BY_NATURE.has(name))
}

const hasImaginaryUnit = (node: Expression): boolean =>
  (node.kind === 'constant' && node.name === 'i') || children(node).some(hasImaginaryUnit)
