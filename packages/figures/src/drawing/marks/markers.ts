/** Markers: all of a series are one mark. */
import type { ShownLook } from '../../looks.ts'
import type { Theme } from '../../themes.ts'
import type { Mark, Path } from './mark.ts'

/** Corners in units of the radius; shapes of about the same area look equally large. */
const CORNERS: Readonly<Record<string, readonly number[]>> = {
  square: [-0.89, -0.89, 0.89, -0.89, 0.89, 0.89, -0.89, 0.89],
  diamond: [0, -1.3, 1.3, 0, 0, 1.3, -1.3, 0],
  'triangle-up': [0, -1.25, 1.15, 0.75, -1.15, 0.75],
  'triangle-down': [0, 1.25, 1.15, -0.75, -1.15, -0.75],
}

/** @param places x, y, x, y … in pixels */
export function markersIn(places: readonly number[], look: ShownLook, theme: Theme): Mark {
  const open = look.symbol.endsWith('-open')
  const path = shapeOf(places, look.symbol.replace('-open', ''), look.marker / 2)
  return open
    ? { path, fill: theme.paper, stroke: look.colour, width: Math.max(1, Math.min(1.5, look.marker / 4)) }
    : { path, fill: look.colour }
}

function shapeOf(places: readonly number[], symbol: string, radius: number): Path {
  const corners = CORNERS[symbol]
  const lines: number[][] = []
  const circles: number[] = []
  for (let at = 0; at < places.length; at += 2) {
    const [x, y] = [places[at]!, places[at + 1]!]
    if (corners) lines.push(corners.map((corner, index) => (index % 2 ? y : x) + radius * corner))
    else circles.push(x, y, radius)
  }
  return { lines, closed: true, circles }
}
