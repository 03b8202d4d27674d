/** Responsibilities: the likely spelling of an unknown name. */
import { editDistance } from '@calcwright/reference/spelling'

/**
 * @returns the candidate with the fewest different letters, undefined when none is close: at least half of the letters
 * have to be the same, so that `E` is not like `X`
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = word.length < 4 ? 1 : 2
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > bestDistance) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance * 2 > Math.max(word.length, candidate.length)) continue
    // A single letter is a name of its own: `g` is not like `lg`.
    if (distance > 0 && word.length === 1) continue
    const closer =
      distance < bestDistance || (distance === bestDistance && best && word.startsWith(candidate))
    if (closer) [best, bestDistance] = [candidate, distance]
  }
  return best
}
