/** Section values of an outline with rounded corners, for recomputing the figures of libraries. */

/** x, y, and the radius of the corner. */
export type Corner = readonly [x: number, y: number, radius: number]
export type Point = readonly [x: number, y: number]

/** Straight pieces in place of the arc of a corner. */
const PIECES = 32

/** The outline with arcs in place of its corners, as points. */
export function pointsOf(corners: readonly Corner[]): Point[] {
  return corners.flatMap(([x, y, radius], at): Point[] => {
    if (radius === 0) return [[x, y]]
    const before = towards([x, y], corners.at(at - 1)!)
    const after = towards([x, y], corners[(at + 1) % corners.length]!)
    const half = Math.acos(before[0] * after[0] + before[1] * after[1]) / 2
    const middle = unit([before[0] + after[0], before[1] + after[1]])
    const away = radius / Math.sin(half)
    const centre: Point = [x + middle[0] * away, y + middle[1] * away]
    const reach = radius / Math.tan(half)
    const angleOf = ([dx, dy]: Point) => Math.atan2(y + dy * reach - centre[1], x + dx * reach - centre[0])
    const from = angleOf(before)
    const turn = Math.atan2(Math.sin(angleOf(after) - from), Math.cos(angleOf(after) - from))
    return Array.from({ length: PIECES + 1 }, (_, piece): Point => {
      const angle = from + (turn * piece) / PIECES
      return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
    })
  })
}

const unit = ([x, y]: Point): Point => [x / Math.hypot(x, y), y / Math.hypot(x, y)]
const towards = ([x, y]: Point, [toX, toY]: Corner): Point => unit([toX - x, toY - y])

/** Area, first and second moments about the origin. */
function momentsOf(points: readonly Point[]) {
  const sums = { A: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 }
  points.forEach(([x0, y0], at) => {
    const [x1, y1] = points[(at + 1) % points.length]!
    const cross = x0 * y1 - x1 * y0
    sums.A += cross / 2
    sums.x += (cross * (x0 + x1)) / 6
    sums.y += (cross * (y0 + y1)) / 6
    sums.xx += (cross * (x0 * x0 + x0 * x1 + x1 * x1)) / 12
    sums.yy += (cross * (y0 * y0 + y0 * y1 + y1 * y1)) / 12
    sums.xy += (cross * (x0 * y1 + 2 * x0 * y0 + 2 * x1 * y1 + x1 * y0)) / 24
  })
  return sums
}

/** The part of the outline with y above a level. */
function above(points: readonly Point[], level: number): Point[] {
  return points.flatMap(([x0, y0], at): Point[] => {
    const [x1, y1] = points[(at + 1) % points.length]!
    const part = (level - y0) / (y1 - y0)
    const crossing: Point[] = y0 > level !== y1 > level ? [[x0 + part * (x1 - x0), level]] : []
    return y0 > level ? [[x0, y0], ...crossing] : crossing
  })
}

/** The height above which half of the area lies: the centroid of a symmetric outline, else found by halving. */
function halving(points: readonly Point[], all: ReturnType<typeof momentsOf>): number {
  const excess = (level: number): number => momentsOf(above(points, level)).A / all.A - 0.5
  if (Math.abs(excess(all.y / all.A)) < 1e-9) return all.y / all.A
  const heights = points.map(([, y]) => y)
  let [low, high] = [Math.min(...heights), Math.max(...heights)]
  for (let round = 0; round < 24; round++) {
    const level = (low + high) / 2
    if (excess(level) > 0) low = level
    else high = level
  }
  return low
}

/** Plastic modulus about the horizontal axis that halves the area. */
function plasticOf(points: readonly Point[]): number {
  const all = momentsOf(points)
  const level = halving(points, all)
  const upper = momentsOf(above(points, level))
  return upper.y - level * upper.A - (all.y - upper.y - level * (all.A - upper.A))
}

/**
 * @param hole an outline to be taken away
 * @returns area, centroid, second moments about it, plastic moduli; y and z are the strong and the weak axis
 */
export function sectionOf(outer: readonly Corner[], hole: readonly Corner[] = []) {
  const [points, inner] = [pointsOf(outer), pointsOf(hole)]
  const [all, none] = [momentsOf(points), momentsOf(inner)]
  const less = (key: keyof typeof all): number => all[key] - none[key]
  const A = less('A')
  const [x, y] = [less('x') / A, less('y') / A]
  const I_y = less('yy') - A * y * y
  const I_z = less('xx') - A * x * x
  const I_yz = less('xy') - A * x * y
  const apart = Math.hypot((I_y - I_z) / 2, I_yz)
  const turned = (from: readonly Point[]): Point[] => from.map(([px, py]): Point => [-py, px])
  return {
    A, x, y, I_y, I_z, I_u: (I_y + I_z) / 2 + apart, I_v: (I_y + I_z) / 2 - apart,
    W_ply: plasticOf(points) - (hole.length > 0 ? plasticOf(inner) : 0),
    W_plz: plasticOf(turned(points)) - (hole.length > 0 ? plasticOf(turned(inner)) : 0),
  } // prettier-ignore
}

/** Corners from the lower left, counterclockwise. */
export const box = (width: number, height: number, radius: number): Corner[] => [
  [-width / 2, -height / 2, radius],
  [width / 2, -height / 2, radius],
  [width / 2, height / 2, radius],
  [-width / 2, height / 2, radius],
]

/** An angle with its corner at the origin, the long leg upwards. */
export const angle = (h: number, b: number, t: number, root: number, toe: number): Corner[] => [
  [0, 0, 0],
  [b, 0, 0],
  [b, t, toe],
  [t, t, root],
  [t, h, toe],
  [0, h, 0],
]

/**
 * A channel with its web on the vertical axis.
 * @param t thickness of the flange at the distance `from` from the back
 */
export function channel(
  h: number,
  b: number,
  web: number,
  t: number,
  from: number,
  slope: number,
  root: number,
  toe: number,
): Corner[] {
  // prettier-ignore
  const [tip, inner] = [t - slope * (b - from), t + slope * (from - web)]
  return [
    [0, -h / 2, 0],
    [b, -h / 2, 0],
    [b, tip - h / 2, toe],
    [web, inner - h / 2, root],
    [web, h / 2 - inner, root],
    [b, h / 2 - tip, toe],
    [b, h / 2, 0],
    [0, h / 2, 0],
  ]
}

/** An I section whose flanges taper; `t` is their thickness a quarter of the width from the edge. */
export function tapered(
  h: number,
  b: number,
  web: number,
  t: number,
  slope: number,
  root: number,
  toe: number,
): Corner[] {
  // prettier-ignore
  const [tip, inner] = [t - (slope * b) / 4, t + slope * (b / 4 - web / 2)]
  const right: Corner[] = [
    [b / 2, -h / 2, 0],
    [b / 2, tip - h / 2, toe],
    [web / 2, inner - h / 2, root],
    [web / 2, h / 2 - inner, root],
    [b / 2, h / 2 - tip, toe],
    [b / 2, h / 2, 0],
  ]
  return [...right, ...right.toReversed().map(([x, y, radius]): Corner => [-x, y, radius])]
}
