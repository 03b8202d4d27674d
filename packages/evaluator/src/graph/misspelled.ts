/**
 * Responsibilities: which defined name a mistyped one is likely to be. Names of engineering are short
 * and alike on purpose: `F_1` is not a misspelt `F_2`, nor `x` a misspelt `y`.
 */
import { editDistance } from '@calcwright/reference/spelling'

/** @returns the name that was likely meant, undefined when none is plainly meant */
export function misspelled(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let fewest = Infinity
  for (const candidate of candidates) {
    // Lengths rule most of them out quickly, and a long worksheet has many.
    if (Math.abs(name.length - candidate.length) > 2) continue
    const errors = errorsBetween(name, candidate)
    if (errors < fewest) [best, fewest] = [candidate, errors]
  }
  return best
}

/** Infinity where the two names are meant to differ. */
function errorsBetween(name: string, candidate: string): number {
  if (name === candidate || Math.abs(name.length - candidate.length) > 2) return Infinity
  if (letters(name) === letters(candidate)) return 0.5
  if (Math.min(name.length, candidate.length) < 3) return Infinity
  const parts = name.split('_')
  const others = candidate.split('_')
  if (parts.length !== others.length) return Infinity
  return parts.reduce((errors, part, index) => errors + errorsInPart(part, others[index]!), 0)
}

/** Case and subscripts are easily missed: `fmax` for `F_max`. */
function letters(name: string): string {
  const known = LETTERS.get(name)
  if (known !== undefined) return known
  if (LETTERS.size >= 10_000) LETTERS.clear()
  const found = name.replaceAll('_', '').toLowerCase()
  LETTERS.set(name, found)
  return found
}

/** Each edit of names compares the same ones again. */
const LETTERS = new Map<string, string>()

function errorsInPart(part: string, other: string): number {
  if (part === other) return 0
  const [left, right] = [part.toLowerCase(), other.toLowerCase()]
  if (left === right) return 0.5
  const length = Math.min(left.length, right.length)
  if (length < 3 || left.replace(/\d+/g, '') === right.replace(/\d+/g, '')) return Infinity
  if (isTransposed(left, right)) return 1
  const distance = editDistance(left, right)
  return distance <= (length < 4 ? 0 : length < 8 ? 1 : 2) ? distance : Infinity
}

/** Two neighbours in the wrong order. */
function isTransposed(left: string, right: string): boolean {
  if (left.length !== right.length) return false
  const at = [...left].findIndex((letter, index) => letter !== right[index])
  return (
    left[at] === right[at + 1] && left[at + 1] === right[at] && left.slice(at + 2) === right.slice(at + 2)
  )
}
