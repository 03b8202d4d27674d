/** Responsibilities: numbers of solvers in sentences, in the unit that the worksheet has for them. */
import { inferDimensions } from '@calcwright/math/dimensions'
import { nodesIn } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import type { EvaluationSettings } from '../contract.ts'
import { chooseUnit, unitForNumbers } from '../results/units.ts'
import { writtenUnitsOf } from '../names/written-units-of.ts'
import type { Solvable } from '../values/prepared.ts'

/**
 * @param value in SI units
 * @param like what it measures the same as: a formula of the call, as the inference leaves it
 */
export function quantityText(
  value: number,
  like: Expression,
  { source, scope, asked }: Solvable,
  settings: EvaluationSettings,
): string {
  const number = (size: number): string => String(Number(size.toPrecision(6)))
  const { span } = like
  const formula = nodesIn(source).find(node => node.span.start === span.start && node.span.end === span.end)
  const inferred = formula && inferDimensions(formula, scope.dimensions)
  if (!formula || !inferred?.ok || inferred.shape.kind !== 'scalar') return `${number(value)} (in SI units)`
  const written = writtenUnitsOf(
    { kind: 'expression', value: formula, span, show: true },
    formula,
    scope,
    null,
  )
  const choice = chooseUnit(inferred.shape, asked ?? null, { settings, written })
  const shown = choice.ok ? unitForNumbers(choice.unit, value) : null
  if (shown?.kind !== 'one' || !shown.unit) return number(value)
  return `${number(value / shown.unit.factor.toNumber())} ${shown.unit.text}`
}
