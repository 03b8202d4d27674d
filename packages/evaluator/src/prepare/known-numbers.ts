/**
 * Responsibilities: results that are numbers without the engine: sums, products, powers and common functions of
 * numbers, and their order. Exact numbers stay exact, and a decimal is taken only where rounding leaves
 * its digits alone.
 */
import type { EngineValue, Success } from '@calcwright/engine'
import type { Inferred } from '@calcwright/math/dimensions'
import type { CompareNode, Expression } from '@calcwright/math/expression'
import { Rational } from '@calcwright/math/rational'
import { numericNames, variablesBehind } from '../names/numeric-names.ts'
import type { Numbers } from '../values/numbers.ts'
import type { NameScope } from '../values/known.ts'
import { RoundedWalk } from './rounded-walk.ts'
import { type Rounded, Unfit } from './rounded.ts'

/** Share of a decimal that rounding may have changed. */
const MOST_ERROR = 1e-13
/** Items of a list, beyond which the engine hands out its numbers in another way. */
const MOST_ITEMS = 64

/** @returns what the engine would answer; null where that takes the engine */
export function knownAnswer({ expression, variants, free }: Inferred, scope: NameScope): Success | null {
  if (free.length > 0) return null
  const numbers = new Map<string, Numbers>()
  for (const [symbol, known] of variablesBehind(expression, scope)) {
    const own = known.value === 'pending' ? null : known.numbers?.()
    if (!own || known.hasGaps !== undefined) return null
    numbers.set(symbol, own)
  }
  const exactOf = (name: string): Rational | undefined => {
    const known = scope.known(name)
    return known?.kind === 'variable' && known.value instanceof Rational ? known.value : undefined
  }
  try {
    return answerOf(expression, item => {
      const walk = new RoundedWalk(numericNames(scope, variants, numbers), { exactOf })
      const found = walk.of(item)
      if (walk.isFewDigits) throw new Unfit()
      return found
    })
  } catch (fault) {
    if (fault instanceof Unfit) return null
    throw fault
  }
}

function answerOf(expression: Expression, walk: (item: Expression) => Rounded): Success {
  if (expression.kind === 'compare') return truthOf(expression, walk)
  if (expression.kind !== 'list') return numberAnswer(walk(expression))
  const items = expression.items.map(item => numberAnswer(walk(item)))
  if (items.length === 0 || items.length > MOST_ITEMS) throw new Unfit()
  const list = (values: EngineValue[]): EngineValue => ({ t: 'list', kind: 'vector', items: values })
  return {
    ok: true,
    kind: 'list',
    value: list(items.map(({ value }) => value)),
    text: `[${items.map(({ text }) => text).join(',')}]`,
    approximation: list(items.map(({ approximation }) => approximation!)),
    warnings: [],
  }
}

/** Whether numbers stand in an order. */
function truthOf({ operands, relations }: CompareNode, walk: (item: Expression) => Rounded): Success {
  const numbers = operands.map(walk)
  const holds = relations.every((relation, at) => {
    const order = ORDERS.get(relation)
    if (!order) throw new Unfit()
    return order(signOfDifference(numbers[at]!, numbers[at + 1]!))
  })
  const value: EngineValue = { t: 'name', v: String(holds) }
  return { ok: true, kind: 'boolean', value, text: value.v, approximation: value, warnings: [] }
}

const ORDERS: ReadonlyMap<string, (sign: number) => boolean> = new Map([
  ['<', sign => sign < 0],
  ['<=', sign => sign <= 0],
  ['>', sign => sign > 0],
  ['>=', sign => sign >= 0],
])

/** Share by which decimals are apart whose order no rounding changes. */
const APART = 1e-9

function signOfDifference(a: Rounded, b: Rounded): number {
  if (a.exact && b.exact && isShort(a.exact) && isShort(b.exact)) return a.exact.compare(b.exact)
  const least = a.error + b.error + APART * Math.max(Math.abs(a.value), Math.abs(b.value))
  if (!(Math.abs(a.value - b.value) > least)) throw new Unfit()
  return Math.sign(a.value - b.value)
}

function numberAnswer({ value: rounded, error, exact, isDecimal }: Rounded): Success {
  const value = exact ? exact.toNumber() : rounded
  const approximation: EngineValue = { t: 'float', v: value }
  const own = exact ? exactValue(exact) : approximation
  const isSure = exact ? isShort(exact) : isDecimal === true && error <= MOST_ERROR * Math.abs(value)
  if (!isSure) throw new Unfit()
  const text = exact ? exact.toText() : String(value)
  return { ok: true, kind: 'number', value: own, text, approximation, warnings: [] }
}

const exactValue = ({ numerator, denominator, isInteger }: Rational): EngineValue =>
  isInteger
    ? { t: 'int', v: numerator.toString() }
    : { t: 'rat', n: numerator.toString(), d: denominator.toString() }

/** The engine goes on with decimals where exact numbers become long. */
const isShort = ({ numerator, denominator }: Rational): boolean =>
  [numerator, denominator].every(part => Number.isSafeInteger(Number(part)))
