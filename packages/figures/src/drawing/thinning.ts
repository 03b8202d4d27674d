/** Thins the points of a line to those that differ in pixels. */

/** Points closer than this, in pixels, are one. */
const NEAR = 0.4

/**
 * Pieces of a line between its gaps. Of many points in one column of pixels the first, the least, the
 * greatest and the last stay, which look the same; elsewhere points upon each other are left out.
 *
 * @param places x, y, x, y … in pixels, NaN for gaps
 * @param along which coordinate advances: 0 for x, 1 for y
 */
export function linesOf(places: Float64Array, along: 0 | 1): number[][] {
  const lines: number[][] = []
  let line: number[] = []
  const close = (): void => {
    // A single point between gaps is a dot.
    if (line.length === 2) line.push(line[0]! + 0.01, line[1]!)
    if (line.length > 0) lines.push(line)
    line = []
  }
  const column = columnOf(places, along)
  for (let at = 0; at < places.length; at += 2) {
    if (Number.isNaN(places[at]!) || Number.isNaN(places[at + 1]!)) {
      column.flush(line)
      close()
    } else column.add(line, at)
  }
  column.flush(line)
  close()
  return lines
}

/** Gathers points of one column of pixels; a turn back begins a new one. */
function columnOf(places: Float64Array, along: 0 | 1) {
  const across = along === 0 ? 1 : 0
  let [first, last, least, most, count, direction] = [0, 0, 0, 0, 0, 0]
  const push = (line: number[], at: number): void => {
    const [x, y] = [places[at]!, places[at + 1]!]
    const end = line.length - 2
    if (end >= 0 && Math.abs(line[end]! - x) < NEAR && Math.abs(line[end + 1]! - y) < NEAR) return
    line.push(x, y)
  }
  const flush = (line: number[]): void => {
    if (count === 0) return
    push(line, first)
    const between = [least, most].sort((a, b) => a - b).filter(at => at !== first && at !== last)
    for (const at of new Set(between)) push(line, at)
    if (last !== first) end(line, last)
    count = 0
  }
  /** The last point stays, however near the one before is: a line ends where it ends. */
  const end = (line: number[], at: number): void => {
    line.push(places[at]!, places[at + 1]!)
  }
  return {
    flush,
    add(line: number[], at: number): void {
      const step = count > 0 ? places[at + along]! - places[last + along]! : 0
      const leaves = count > 0 && Math.floor(places[at + along]!) !== Math.floor(places[first + along]!)
      if (leaves || step * direction < 0) flush(line)
      if (step !== 0) direction = step
      if (count === 0) [first, least, most] = [at, at, at]
      else if (places[at + across]! < places[least + across]!) least = at
      else if (places[at + across]! > places[most + across]!) most = at
      last = at
      count += 1
    },
  }
}

/** More markers than this in one series are drawn as one for each few pixels. */
export const MOST_MARKERS = 1500

/**
 * The points that get a marker: all, or, of very many, one for each square of pixels, as large as it
 * must be.
 *
 * @returns x, y, x, y …
 */
export function markersOf(places: Float64Array, box: { width: number; height: number }): number[] {
  const visible: number[] = []
  for (let at = 0; at < places.length; at += 2) {
    if (!Number.isNaN(places[at]!) && !Number.isNaN(places[at + 1]!))
      visible.push(places[at]!, places[at + 1]!)
  }
  let cell = Math.sqrt((box.width * box.height) / MOST_MARKERS) / 4
  let remaining = visible
  while (remaining.length > 2 * MOST_MARKERS) {
    remaining = onePerCell(visible, cell)
    cell *= 1.4
  }
  return remaining
}

function onePerCell(places: readonly number[], cell: number): number[] {
  const taken = new Set<number>()
  const remaining: number[] = []
  for (let at = 0; at < places.length; at += 2) {
    const key = Math.floor(places[at]! / cell) * 1e6 + Math.floor(places[at + 1]! / cell)
    if (taken.has(key)) continue
    taken.add(key)
    remaining.push(places[at]!, places[at + 1]!)
  }
  return remaining
}
