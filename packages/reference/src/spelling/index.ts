/** How far two spellings are apart. */

/**
 * Insertions, deletions and substitutions between two words (Levenshtein 1966).
 * @param most anything above it may be returned for words that are further apart
 */
export function editDistance(left: string, right: string, most = Infinity): number {
  if (Math.abs(left.length - right.length) > most) return most + 1
  let row = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= right.length; j += 1) {
      const substitution = row[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1)
      next.push(Math.min(substitution, row[j]! + 1, next[j - 1]! + 1))
    }
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row[right.length]!
}
