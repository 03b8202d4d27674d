/** Recent choices, stored in this browser. */
import { browserStorage } from '@calcwright/ui'

const KEY = 'calcwright.palette'
const MOST = 8

export function recentIds(): readonly string[] {
  const stored: unknown = parse(browserStorage.get(KEY))
  return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
}

export function remember(id: string): void {
  const ids = [id, ...recentIds().filter(other => other !== id)].slice(0, MOST)
  browserStorage.set(KEY, JSON.stringify(ids))
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    // Somebody else wrote there: nothing is remembered.
    return []
  }
}
