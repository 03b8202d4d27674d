/** Returns the place that an arrow key leads to in a list of `count`, round its ends; null for other keys. */
export function nextMarked(marked: number, key: string, count: number): number | null {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (!step || count === 0) return null
  return (Math.max(marked, step < 0 ? 0 : -1) + step + count) % count
}
