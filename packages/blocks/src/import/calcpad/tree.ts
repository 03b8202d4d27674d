/** Formulas of Calcpad as trees. */

export type Node =
  | { readonly kind: 'number'; readonly text: string }
  /** A number with the unit that follows it, in the spelling of this program. */
  | { readonly kind: 'quantity'; readonly text: string; readonly unit: string }
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Node[] }
  | { readonly kind: 'binary'; readonly sign: string; readonly left: Node; readonly right: Node }
  | { readonly kind: 'minus'; readonly of: Node }
  | { readonly kind: 'factorial'; readonly of: Node }
  | { readonly kind: 'item'; readonly of: Node; readonly places: readonly Node[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Node[])[] }
  /** `$Sum{f @ k = a : b}`; a second range is that of a map. */
  | {
      readonly kind: 'command'
      readonly name: string
      readonly parts: readonly (readonly Node[])[]
      readonly ranges: readonly Range[]
      /** The value that the expression shall have, of `$Root{f = c @ …}`. */
      readonly equals?: Node
    }

export interface Range {
  readonly variable: string
  readonly from: Node
  readonly to: Node
}
