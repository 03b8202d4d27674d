/**
 * Temperatures: readings of a thermometer and differences.
 *
 * reading - reading is a difference; reading ± difference is a reading; kelvin of neither kind takes
 * the part that the other side leaves. Typed kelvins and products in kelvin, such as q/alpha, are differences where they
 * are subtracted; a name in kelvin may be either. In products, powers and functions a reading is absolute.
 */
import type { BinaryOperator, Expression } from '../expression/tree.ts'
import { Dimension } from '../units/index.ts'
import type { ScalarForm } from './forms.ts'
import type { Session, Typed } from './session.ts'
import { resolve, type Term } from './term.ts'
import type { TemperatureRole } from './types.ts'
import { message } from '../messages/dimensions.ts'

export const TEMPERATURE = Dimension.of({ temperature: 1 })

/** Names of units that measure differences only, whatever prefix or spelling. */
export const DELTA_NAMES = /^(delta|Δ)/i

/** The second of two readings that are added is a difference when it is a literal. */
export function secondAsDifference(left: Typed, right: Typed, session: Session): Typed {
  if (right.asDifference === undefined) return right
  if (!isReading(left) && !isPropertyInKelvin(left)) {
    noteKelvins(left, session)
    return right
  }
  session.notice(message('temperature.difference'))
  const form = { ...(right.form as ScalarForm), temperature: 'difference' } as const
  return { form, tree: right.asDifference, source: right.source }
}

/** Adds a notice on the meaning of a bare 0 among readings of a thermometer: elsewhere 0 is the same in any unit. */
export function noteZeros(items: readonly Typed[], session: Session): void {
  const isZero = ({ form }: Typed): boolean => form.kind === 'scalar' && form.zero === true
  if (items.some(isReading) && items.some(isZero)) session.notice(message('temperature.absolute.zero'))
}

function isReading(typed: Typed): boolean {
  return typed.form.kind === 'scalar' && typed.form.temperature === 'reading'
}

/**
 * The kind of temperature that a sum or difference of two temperatures is.
 * @param isAmount whether the right side is a difference by the way that it is written
 */
export function roleOfSum(
  operator: BinaryOperator,
  a: ScalarForm,
  b: ScalarForm,
  isAmount: boolean,
): TemperatureRole | undefined {
  const [left, right] = [a.temperature, b.temperature]
  if (left === undefined && right === undefined && !isTemperature(a.term)) return undefined
  if (operator === '+' || operator === '.+') {
    if (left === 'reading' || right === 'reading') return 'reading'
    return left === right ? left : undefined
  }
  if (left === 'reading' && right === 'reading') return 'difference'
  if (right === 'difference') return left
  if (right === undefined && isAmount) return left
  if (right === undefined && left === 'reading') return undefined
  return 'difference'
}

/** Whether kelvins are typed or multiplied: `5 [K]`, `q/alpha`, `Q/(m*c) + 2 [K]`. */
export function isAmountOfKelvins(source: Expression): boolean {
  if (source.kind === 'quantity') return true
  if (source.kind === 'unary') return isAmountOfKelvins(source.operand)
  if (source.kind !== 'binary') return false
  if (!SUMS.has(source.operator)) return true
  return isAmountOfKelvins(source.left) && isAmountOfKelvins(source.right)
}

const SUMS: ReadonlySet<BinaryOperator> = new Set(['+', '-', '.+', '.-'])

/**
 * Adds a notice, once, that a reading to which the zero of its scale is added, `T + 273.15 [K]`, is no more the same
 * temperature: numbers are converted so, and readings are absolute without it.
 */
export function noteOffset(session: Session, { temperature }: ScalarForm, added: Expression): void {
  if (temperature === 'reading' && isZeroOfCelsius(added))
    session.notice(message('temperature.kelvin.offset'))
}

const isZeroOfCelsius = (source: Expression): boolean =>
  source.kind === 'quantity' &&
  source.value.kind === 'number' &&
  /^273(?:\.1[56]?)?$/.test(source.value.text) &&
  source.unit.kind === 'unit' &&
  source.unit.name === 'K'

/** Adds a notice, once, that a name or a call in K beside a reading may be a temperature or a difference. */
export function noteEither(session: Session, a: ScalarForm, b: ScalarForm, source: Expression): void {
  if (a.temperature !== 'reading' || b.temperature !== undefined || isAmountOfKelvins(source)) return
  const isUnknown = source.kind === 'name' && !hasValue(source.name, session)
  if (!isUnknown && b.zero !== true) session.notice(message('temperature.kelvin.either'))
}

function isTemperature(term: Term): boolean {
  const { constant, factors } = resolve(term)
  return factors.length === 0 && constant.sameHard(TEMPERATURE)
}

/** Whether a name is defined or given by a call, and not what a solver looks for. */
const hasValue = (name: string, session: Session): boolean =>
  session.binding(name)?.parameter ?? session.context.variable(name) !== undefined

/** Whether it is a temperature of a state, such as that of saturation, which is absolute though it is in K. */
const isPropertyInKelvin = ({ form, source }: Typed): boolean =>
  form.kind === 'scalar' && source.kind === 'call' && source.native !== undefined && isTemperature(form.term)

/** Adds a notice, once, that a value in K is the difference beside a reading: it may be an absolute temperature. */
function noteKelvins({ form, source }: Typed, session: Session): void {
  if (form.kind !== 'scalar' || form.temperature !== undefined || form.zero === true) return
  if (source.kind !== 'quantity' && isTemperature(form.term)) session.notice(message('temperature.kelvin'))
}

/** Adds a notice, once, that a reading is used as an absolute temperature. */
export function noteAbsolute(session: Session, role: TemperatureRole | undefined): void {
  if (role === 'reading') session.notice(message('temperature.absolute'))
}
