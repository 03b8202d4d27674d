/** A formula of EngineeringPaper as a tree. Names are theirs: `\sigma_{x}` is `σ_x`. */
export type Term =
  | { readonly kind: 'number'; readonly text: string; readonly unit?: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Term[]; readonly bound?: string }
  /** `p(x = a, y = 0 [mm])`: a variable whose free names are filled, in a range for a plot. */
  | { readonly kind: 'given'; readonly name: string; readonly args: readonly Given[] }
  | { readonly kind: 'infix'; readonly operator: string; readonly left: Term; readonly right: Term }
  | { readonly kind: 'minus' | 'factorial'; readonly value: Term }
  | { readonly kind: 'matrix'; readonly rows: readonly (readonly Term[])[] }
  | { readonly kind: 'element'; readonly of: Term; readonly places: readonly Term[] }

export interface Given {
  readonly name: string
  readonly value: Term
  /** The upper end, where `value` is the lower end of a range. */
  readonly to?: Term
}

export function parts(term: Term): readonly Term[] {
  switch (term.kind) {
    case 'call':
      return term.args
    case 'given':
      return term.args.flatMap(({ value, to }) => (to ? [value, to] : [value]))
    case 'infix':
      return [term.left, term.right]
    case 'minus':
    case 'factorial':
      return [term.value]
    case 'matrix':
      return term.rows.flat()
    case 'element':
      return [term.of, ...term.places]
    default:
      return []
  }
}

/** Names that a formula reads; the variable of an integral is its own. */
export function namesIn(term: Term): Set<string> {
  const names = new Set(parts(term).flatMap(part => [...namesIn(part)]))
  if (term.kind === 'call' && term.bound !== undefined) names.delete(term.bound)
  // The function of a call may be one that the sheet defines.
  if (term.kind === 'name' || term.kind === 'given' || term.kind === 'call') names.add(term.name)
  return names
}

export function callsByName(term: Term): Extract<Term, { kind: 'given' }>[] {
  const inner = parts(term).flatMap(callsByName)
  return term.kind === 'given' ? [term, ...inner] : inner
}
