/** Formulas and programs of other programs as trees, which have the same parts in all of them. */

export type Formula =
  | { readonly kind: 'number'; readonly text: string }
  /** A text as a value. */
  | { readonly kind: 'quoted'; readonly text: string }
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
      readonly step?: Formula
      readonly body: Formula
    }
  | { readonly kind: 'while'; readonly test: Formula; readonly body: Formula }
  | { readonly kind: 'return'; readonly value: Formula }
  /** Another value in place of one that is an error. */
  | { readonly kind: 'attempt'; readonly of: Formula }
  | { readonly kind: 'jump'; readonly word: 'break' | 'continue' }

/** The formula with another one in place of each that stands directly in it. */
export function withParts(formula: Formula, change: (part: Formula) => Formula): Formula {
  switch (formula.kind) {
    case 'call':
      return { ...formula, args: formula.args.map(change) }
    case 'infix':
      return { ...formula, left: change(formula.left), right: change(formula.right) }
    case 'minus':
    case 'factorial':
    case 'not':
    case 'attempt':
      return { ...formula, of: change(formula.of) }
    case 'element':
      return { ...formula, of: change(formula.of), places: formula.places.map(change) }
    case 'rows':
      return { ...formula, rows: formula.rows.map(row => row.map(change)) }
    case 'choice':
      return {
        ...formula,
        test: change(formula.test),
        value: change(formula.value),
        otherwise: formula.otherwise && change(formula.otherwise),
      }
    default:
      return formula
  }
}

/** The formula with another one in place of a name. */
export const withName = (formula: Formula, name: string, by: Formula): Formula =>
  formula.kind === 'name' && formula.name === name ? by : withParts(formula, part => withName(part, name, by))

/** Names that a formula reads outside of its programs; the variables of sums and integrals are their own. */
export function namesIn(formula: Formula): string[] {
  if (formula.kind === 'name') return [formula.name]
  const names: string[] = []
  withParts(formula, part => {
    names.push(...namesIn(part))
    return part
  })
  const bound = formula.kind === 'call' && formula.args.length > 2 ? boundIn(formula) : []
  return names.filter(name => !bound.includes(name))
}

/** The variable that a sum or an integral is over. */
function boundIn({ name, args }: Extract<Formula, { kind: 'call' }>): readonly string[] {
  const [, variable] = args
  return BINDING.has(name) && variable?.kind === 'name' ? [variable.name] : []
}

const BINDING = new Set(['sum', 'product', 'integrate', 'int', 'seq'])

/** A formula that has no form here: its message is a sentence for people. */
export class Unread extends Error {}

export const nameOf = (name: string): Formula => ({ kind: 'name', name })
export const numberOf = (value: number): Formula => ({ kind: 'number', text: String(value) })
export const infixOf = (left: Formula, sign: string, right: Formula): Formula => ({
  kind: 'infix',
  sign,
  left,
  right,
})
export const callOf = (name: string, ...args: readonly Formula[]): Formula => ({ kind: 'call', name, args })
export const columnOf = (items: readonly Formula[]): Formula => ({
  kind: 'rows',
  rows: items.map(item => [item]),
})

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
    case 'attempt':
      return isStatement(formula.of)
    case 'choice':
      return isStatement(formula.value) || (formula.otherwise !== null && isStatement(formula.otherwise))
    default:
      return false
  }
}
