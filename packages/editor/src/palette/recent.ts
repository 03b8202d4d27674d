/** Recent choices, stored in this browser. */
const KEY = 'calcwright.palette'
const MOST = 8

export function recentIds(): readonly string[] {
  const stored: unknown = parse(localStorage.getItem(KEY))
  return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
}

export function remember(id: string): void {
  const ids = [id, ...recentIds().filter(other => other !== id)].slice(0, MOST)
  localStorage.setItem(KEY, JSON.stringify(ids))
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    // Somebody else wrote there: nothing is remembered.
    return []
  }
}
