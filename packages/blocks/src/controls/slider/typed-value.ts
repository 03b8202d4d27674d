/** A value that is typed over the number of a slider, or in its dialog: any formula that is a number. */
import { inferDimensions } from '@calcwright/math/dimensions'
import type { DimensionContext } from '@calcwright/math/dimensions'
import { meantQuantities, nodesIn, parsePlain, parseUnit, unitToPlain } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { isAbout } from '@calcwright/math/messages'
import { compileNumeric } from '@calcwright/math/numeric'
import { DIMENSIONLESS, fromSI, isBoxUnit, isUnit, resolveUnit } from '@calcwright/math/units'
import type { ResolvedUnit } from '@calcwright/math/units'

export type TypedValue =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: 'Incompatible units' | 'Non-numeric answer' | 'syntax error' }

const failed = (problem: (TypedValue & { ok: false })['problem']): TypedValue => ({ ok: false, problem })

/** Settings of the worksheet that affect a formula of numbers. */
export type TypedSettings = Pick<DimensionContext, 'angle' | 'oneIndexed'>

const USUAL: TypedSettings = { angle: 'rad', oneIndexed: true }

/** The units of a formula do not go together. */
const OF_UNITS = ['unit.mismatch', 'unit.plain', 'unit.exponent', 'unit.shown'] as const

/**
 * @param unit the slider's, in plain notation; a number without a unit is in it
 * @returns the value in that unit, neither clamped nor snapped
 */
export function readTypedValue(text: string, unit: string, settings: TypedSettings = USUAL): TypedValue {
  const formula = readFormula(text.replaceAll('−', '-'))
  if (!formula) return failed('syntax error')
  const inferred = inferDimensions(formula, contextOf(settings))
  if (!inferred.ok)
    return failed(
      inferred.problem && OF_UNITS.some(subject => isAbout(inferred.problem!.code, subject))
        ? 'Incompatible units'
        : 'Non-numeric answer',
    )
  const { shape, expression } = inferred
  const si = shape.kind === 'scalar' ? numberOf(expression, settings) : null
  if (shape.kind !== 'scalar' || si === null) return failed('Non-numeric answer')
  if (!hasUnit(formula) && shape.dimension.sameHard(DIMENSIONLESS)) return { ok: true, value: si }
  const target = readUnit(unit)
  if (!shape.dimension.sameHard(target?.dimension ?? DIMENSIONLESS)) return failed('Incompatible units')
  return { ok: true, value: tidy(target ? fromSI(si, target) : si) }
}

/** Drops the digits that the conversion through SI leaves behind. */
const tidy = (value: number): number => Number(value.toPrecision(14))

/** Names mean nothing here: a value is a number by itself. */
const contextOf = (settings: TypedSettings): DimensionContext => ({
  variable: () => undefined,
  function: () => undefined,
  value: () => undefined,
  ...settings,
})

function numberOf(expression: Expression, { oneIndexed }: TypedSettings): number | null {
  const compiled = compileNumeric(expression, {
    variables: [],
    names: () => undefined,
    complex: false,
    oneIndexed,
  })
  const outcome = compiled.ok ? compiled.run([]) : null
  return outcome?.ok && typeof outcome.value === 'number' ? outcome.value : null
}

/** `2 in` as `2 [in]`: in a value every word behind a number is a unit. */
function readFormula(text: string): Expression | null {
  const line = text.trim()
  const plain = parsePlain(line, { isUnit: isBoxUnit })
  if (!plain.ok || plain.value.kind !== 'expression' || plain.value.show) return null
  const boxed = meantQuantities(plain.value.value, isUnit).reduceRight(
    (shown, { span, number, unit }) =>
      `${shown.slice(0, span.start)}${line.slice(number.start, number.end)} [${unitToPlain(unit)}]${shown.slice(span.end)}`,
    line,
  )
  const parsed = parsePlain(boxed, { isUnit: isBoxUnit })
  return parsed.ok && parsed.value.kind === 'expression' ? parsed.value.value : null
}

function readUnit(text: string): ResolvedUnit | null {
  const parsed = text === '' ? null : parseUnit(text)
  const found = parsed?.ok ? resolveUnit(parsed.value) : null
  return found?.ok ? found.unit : null
}

const hasUnit = (formula: Expression): boolean => nodesIn(formula).some(({ kind }) => kind === 'quantity')
