/** Trees with spans in a longer source. */
import type { Span } from '@calcwright/math/expression'

/** A tree whose spans begin further right. */
export function moved<T>(tree: T, by: number): T {
  if (by === 0 || typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) return tree.map(part => moved<unknown>(part, by)) as T
  if (isSpan(tree)) return { ...tree, start: tree.start + by, end: tree.end + by }
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, moved<unknown>(part, by)])) as T
}

const isSpan = (value: object): value is Span =>
  'start' in value && typeof value.start === 'number' && 'end' in value && typeof value.end === 'number'
