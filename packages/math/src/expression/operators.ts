/** How tightly operators bind. Parsers and printers share this table. */
import { INFIX_FUNCTIONS } from '@calcwright/reference/functions'
import type { BinaryOperator, Relation } from './tree.ts'

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
  product: 9,
  power: 10,
  postfix: 11,
  atom: 12,
} as const

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
