/** The colours used last, remembered in this browser. */

const KEY = 'calcwright.recent-colours'
const START = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff'] as const

/** Seven colours as `#rrggbb`, the one used last first. */
export function recentColours(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? rowOf(kept.filter(isColour)) : START
  } catch {
    // Without a store, or with something else in it, the starting row is as good.
    return START
  }
}

export function rememberColour(colour: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rowOf([colour, ...recentColours()])))
  } catch {
    // A browser that keeps nothing shows the starting row.
  }
}

const rowOf = (colours: readonly string[]): string[] =>
  [...new Set([...colours, ...START])].slice(0, START.length)

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)
