/** The colours used last, remembered in this browser. */

const KEY = 'calcwright.recent-colours'
const START = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff'] as const

/** Seven colours as `#rrggbb`, the one used last first. */
export function recentColours(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? rowOf(stored.filter(isColour)) : START
  } catch {
    // A browser without a store, or with other content in it, starts with the default row.
    return START
  }
}

export function rememberColour(colour: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rowOf([colour, ...recentColours()])))
  } catch {
    // A browser without a store shows the default row.
  }
}

const rowOf = (colours: readonly string[]): string[] =>
  [...new Set([...colours, ...START])].slice(0, START.length)

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)
