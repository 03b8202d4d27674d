/** Formulas and programs of other programs as trees, which have the same parts in all of them. */

export type Formula =
  | { readonly kind: 'number'; readonly text: string }
  /** In the spelling of this program, without brackets. */
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'name'; readonly name: string }
  /** A call by the name that the other program has for it. */
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Formula[] }
  | { readonly kind: 'infix'; readonly sign: string; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'minus' | 'factorial' | 'not'; readonly of: Formula }
  /** Places count as the file counts. */
  | { readonly kind: 'element'; readonly of: Formula; readonly places: readonly Formula[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Formula[])[] }
  | {
      readonly kind: 'choice'
      readonly test: Formula
      readonly value: Formula
      readonly otherwise: Formula | null
    }
  | { readonly kind: 'assign'; readonly target: Formula; readonly value: Formula }
  | { readonly kind: 'block'; readonly statements: readonly Formula[] }
  /** The end is inclusive; without a step that is 1. */
  | {
      readonly kind: 'for'
      readonly variable: string
      readonly from: Formula
      readonly to: Formula
      readonly body: Formula
    }
  | { readonly kind: 'while'; readonly test: Formula; readonly body: Formula }
  | { readonly kind: 'return'; readonly value: Formula }
  | { readonly kind: 'jump'; readonly word: 'break' | 'continue' }

/** A formula that has no form here: its message is a sentence for people. */
export class Unread extends Error {}

/** Whether it does something, and is not a value alone. */
export function isStatement(formula: Formula): boolean {
  switch (formula.kind) {
    case 'assign':
    case 'block':
    case 'for':
    case 'while':
    case 'return':
    case 'jump':
      return true
    case 'choice':
      return isStatement(formula.value) || (formula.otherwise !== null && isStatement(formula.otherwise))
    default:
      return false
  }
}
