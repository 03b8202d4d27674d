/** Responsibilities: correlations between inputs, which a line `correlate(a, b, r)` or `correlate([a, b, c], R)` sets. */
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

/**
 * @param meanings of the names that are correlated
 * @returns what a name means where these inputs are correlated
 */
export function withCorrelations(
  known: NameMeaning,
  meanings: readonly (NameMeaning | undefined)[],
  coefficients: Coefficients,
): NameMeaning {
  const inputs = meanings.map(inputOf)
  if (inputs.includes(undefined)) return known
  if (known.kind !== 'variable' || !known.uncertainty || isLost(known.uncertainty)) return known
  const { uncertainty } = known
  const ids = inputs.map(input => input!.id)
  const correlations = new Map([...uncertainty.correlations, ...correlationsAmong(ids, coefficients)])
  return { ...known, uncertainty: { ...uncertainty, correlations } }
}

/** A number between two inputs, else the matrix of all pairs. */
export type Coefficients = number | readonly (readonly number[])[]

export function correlationsAmong(ids: readonly string[], coefficients: Coefficients): Correlations {
  if (typeof coefficients === 'number') return new Map([[pairKey(ids[0]!, ids[1]!), coefficients]])
  return new Map(
    ids.flatMap((one, row) =>
      ids.slice(0, row).map((other, column) => [pairKey(one, other), coefficients[row]![column]!] as const),
    ),
  )
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
