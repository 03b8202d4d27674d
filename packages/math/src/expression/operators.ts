/** How tightly operators bind. Parsers and printers share this table. */
import { INFIX_FUNCTIONS } from '@calcwright/reference/functions'
import type { BinaryOperator, Expression, QuantityNode, Relation } from './tree.ts'
import { nodesIn } from './walk.ts'

/** Binding powers from loosest to tightest. */
export const BINDING = {
  lambda: 1,
  or: 2,
  xor: 3,
  and: 4,
  not: 5,
  compare: 6,
  range: 7,
  sum: 8,
  uncertainty: 9,
  product: 10,
  phasor: 11,
  power: 12,
  postfix: 13,
  atom: 14,
} as const

/** The sign between magnitude and angle, `230 V∠-120°`: another way to write `polar(230 V, -120°)`. */
export const PHASOR_SIGN = '∠'

/** Operators between two operands, by sign. */
export const BINARY_OPERATORS: ReadonlyMap<
  string,
  { readonly operator: BinaryOperator; readonly binding: number }
> = new Map(
  (
    [
      ['or', 'or', BINDING.or],
      ['xor', 'xor', BINDING.xor],
      ['and', 'and', BINDING.and],
      ['+', '+', BINDING.sum],
      ['-', '-', BINDING.sum],
      ['.+', '.+', BINDING.sum],
      ['.-', '.-', BINDING.sum],
      ['±', '±', BINDING.uncertainty],
      ['*', '*', BINDING.product],
      ['/', '/', BINDING.product],
      ['.*', '.*', BINDING.product],
      ['./', './', BINDING.product],
      ['%', 'mod', BINDING.product],
      ['mod', 'mod', BINDING.product],
      ['^', '^', BINDING.power],
      ['.^', '.^', BINDING.power],
    ] as const
  ).map(([sign, operator, binding]) => [sign, { operator, binding }]),
)

export const RELATIONS: ReadonlyMap<string, Relation> = new Map([
  ['=', '=='],
  ['==', '=='],
  ['!=', '!='],
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
])

/** The operator that a sign stands for between two operands. */
export function binaryOperator(
  sign: string,
): { readonly operator: BinaryOperator; readonly binding: number } | undefined {
  return BINARY_OPERATORS.get(sign)
}

/** The relation that a sign stands for. */
export function relationOf(sign: string): Relation | undefined {
  return RELATIONS.get(sign)
}

/** Binding power of a binary operator of the tree. */
export function bindingOf(operator: BinaryOperator): number {
  return BINARY_OPERATORS.get(operator)!.binding
}

/** How tightly functions bind that stand between their arguments: `17 div 5`. */
export const INFIX_BINDINGS: ReadonlyMap<string, number> = new Map(
  [...INFIX_FUNCTIONS].map(([name, operation]) => [name, BINDING[operation]]),
)

const NUMERIC: ReadonlySet<Expression['kind']> = new Set(['number', 'unary', 'binary', 'list', 'matrix'])

/** Whether the unit behind `5.0 ± 0.1 [mm]` belongs to both: the value is written in numbers alone. */
export function sharesUnit(value: Expression, spread: Expression): spread is QuantityNode {
  return spread.kind === 'quantity' && nodesIn(value).every(({ kind }) => NUMERIC.has(kind))
}
