/** How tightly operators bind. Parsers and printers share this table. */
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

/** Functions that take the factors after them without brackets: `sin x`, `ln 2x`, and a power: `sin^2 x`. */
export const PREFIX_FUNCTIONS: ReadonlySet<string> = new Set([
  'sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'asin', 'acos', 'atan', 'arcsin', 'arccos', 'arctan',
  'sinh', 'cosh', 'tanh', 'coth', 'asinh', 'acosh', 'atanh', 'arsinh', 'arcosh', 'artanh', 'ln', 'log', 'log10', 'exp',
]) // prettier-ignore

/** What `sin^-1` means: the inverse function, as on a calculator's key. */
export const INVERSES: ReadonlyMap<string, string> = new Map([
  ['sin', 'asin'],
  ['cos', 'acos'],
  ['tan', 'atan'],
  ['sinh', 'asinh'],
  ['cosh', 'acosh'],
  ['tanh', 'atanh'],
])

/** Functions of two arguments that may stand between them, and how tightly they bind there: `17 div 5`. */
export const INFIX_FUNCTIONS: ReadonlyMap<string, number> = new Map([
  ['div', BINDING.product],
  ['intersect', BINDING.product],
  ['union', BINDING.sum],
  ['minus', BINDING.sum],
])
