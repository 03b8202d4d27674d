/** Responsibilities: correlations between inputs, which a line `correlate(a, b, r)` sets. */
import type { NameMeaning } from '../values/known.ts'
import { isLost, pairKey } from '../values/uncertainty.ts'
import type { Correlations, UncertainInput } from '../values/uncertainty.ts'

/** @returns the input that a name stands for; undefined where its value is no single input */
export function inputOf(known: NameMeaning | undefined): UncertainInput | undefined {
  if (known?.kind !== 'variable' || !known.uncertainty || isLost(known.uncertainty)) return undefined
  const { inputs, parts } = known.uncertainty
  const [input, ...others] = inputs.values()
  if (!input || others.length > 0) return undefined
  const part = parts.get(input.id)
  return typeof part === 'number' && Math.abs(part - input.spread) <= 1e-9 * input.spread ? input : undefined
}

/** @returns what a name means where two inputs are correlated */
export function withCorrelation(
  known: NameMeaning,
  one: NameMeaning | undefined,
  other: NameMeaning | undefined,
  coefficient: number,
): NameMeaning {
  const [a, b] = [inputOf(one), inputOf(other)]
  if (!a || !b || known.kind !== 'variable' || !known.uncertainty || isLost(known.uncertainty)) return known
  const { uncertainty } = known
  const correlations: Correlations = new Map([
    ...uncertainty.correlations,
    [pairKey(a.id, b.id), coefficient],
  ])
  return { ...known, uncertainty: { ...uncertainty, correlations } }
}

/**
 * The lower triangular root of the matrix of correlations, row by row: L·Lᵀ.
 * @returns null where no inputs can be correlated like that
 */
export function rootOf(ids: readonly string[], correlations: Correlations): Float64Array[] | null {
  const rows: Float64Array[] = []
  for (const [row, id] of ids.entries()) {
    const own = new Float64Array(ids.length)
    for (let column = 0; column <= row; column += 1) {
      const wanted = row === column ? 1 : (correlations.get(pairKey(id, ids[column]!)) ?? 0)
      const above = rows[column] ?? own
      let rest = wanted
      for (let at = 0; at < column; at += 1) rest -= own[at]! * above[at]!
      if (column === row) {
        if (rest < -1e-9) return null
        own[row] = Math.sqrt(Math.max(rest, 0))
      } else own[column] = above[column]! > 1e-9 ? rest / above[column]! : 0
    }
    rows.push(own)
  }
  return rows
}
