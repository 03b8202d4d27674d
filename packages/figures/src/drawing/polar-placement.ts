/** From angles in degrees and radii to pixels and back. */
import type { Limits } from '../figure.ts'
import type { Box, Place } from './box.ts'
import type { Placement } from './placement.ts'

/** A hair beyond the edge is on it. */
const EDGE = 1 + 1e-9

export function polarPlacement({ y: [low, high] }: Limits, box: Box): Placement {
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const size = Math.min(box.width, box.height) / 2
  const scale = size / (high - low)
  /** Radii below zero are on the opposite side where zero is in the middle, else nowhere. */
  const pixel = (degrees: number, radius: number): Place => {
    const away = (radius - low) * scale
    const isBeyond = Math.abs(away) > size * EDGE || (away < 0 && low !== 0)
    const angle = (degrees * Math.PI) / 180
    return isBeyond
      ? { x: NaN, y: NaN }
      : { x: middle.x + away * Math.cos(angle), y: middle.y - away * Math.sin(angle) }
  }
  return {
    box,
    toPixel: pixel,
    toValue({ x, y }) {
      const [dx, dy] = [x - middle.x, middle.y - y]
      const degrees = (Math.atan2(dy, dx) * 180) / Math.PI
      return { x: degrees < 0 ? degrees + 360 : degrees, y: low + Math.hypot(dx, dy) / scale }
    },
    project(angles, radii) {
      const places = new Float64Array(2 * angles.length)
      for (let at = 0; at < angles.length; at += 1) {
        const { x, y } = pixel(angles[at]!, radii[at]!)
        places[2 * at] = x
        places[2 * at + 1] = y
      }
      return places
    },
    ground: () => middle.y,
  }
}
