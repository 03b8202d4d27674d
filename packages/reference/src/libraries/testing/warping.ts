/** Warping constants of channels by sectorial coordinates along the middle of their walls. */

interface Piece {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly area: number
}

/** Pieces of a flange, over which its thickness is taken as constant. */
const PIECES = 200

function piecesOf(h: number, b: number, web: number, thickness: (x: number) => number): Piece[] {
  const xs = Array.from({ length: PIECES + 1 }, (_, at) => b + ((web / 2 - b) * at) / PIECES)
  const upper = xs.map(x => [x, (h - thickness(x)) / 2] as const)
  const points = [...upper, ...upper.toReversed().map(([x, y]) => [x, -y] as const)]
  return points.slice(1).map((to, at) => {
    const from = points[at]!
    const wall = from[0] === to[0] ? web : (thickness(from[0]) + thickness(to[0])) / 2
    return { from, to, area: wall * Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
}

/** ∫ ω² dA and ∫ ω y dA with ω about a pole on the axis of symmetry and its mean taken away. */
function integrals(pieces: readonly Piece[], pole: number) {
  let omega = 0
  const swept = pieces.map(({ from, to, area }) => {
    const before = omega
    omega += (from[0] - pole) * (to[1] - from[1]) - from[1] * (to[0] - from[0])
    return { before, after: omega, area, below: from[1], above: to[1] }
  })
  const whole = swept.reduce((sum, { area }) => sum + area, 0)
  const mean = swept.reduce((sum, { before, after, area }) => sum + (area * (before + after)) / 2, 0) / whole
  const sums = { square: 0, moment: 0, inertia: 0 }
  for (const { before, after, area, below, above } of swept) {
    const [p, q] = [before - mean, after - mean]
    sums.square += (area * (p * p + p * q + q * q)) / 3
    sums.moment += (area * (2 * p * below + 2 * q * above + p * above + q * below)) / 6
    sums.inertia += (area * (below * below + below * above + above * above)) / 3
  }
  return sums
}

/**
 * The warping constant about the shear centre.
 * @param thickness of the flange at a distance from the back
 */
export function warpingOf(h: number, b: number, web: number, thickness: (x: number) => number): number {
  const pieces = piecesOf(h, b, web, thickness)
  const { moment, inertia } = integrals(pieces, 0)
  // The pole is the shear centre where ∫ ω y dA vanishes: moving it by e adds -e y to ω.
  return integrals(pieces, moment / inertia).square
}
