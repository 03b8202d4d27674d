/** Responsibilities: the place of a least value of a smooth function to nearly all digits, by Newton's steps. */
import { factored, solved } from '../linear/index.ts'
import type { Objective } from './bfgs.ts'
import type { Place } from './settled.ts'

/** Share of a unit from which slopes are taken. */
const WIDTH = 1e-4
const STEPS = 8

/** @param start with coordinates of a size of about 1 */
export function sharpened(f: Objective, start: Place): Place {
  let best = start
  for (let step = 0; step < STEPS; step += 1) {
    const move = newtonStep(f, best.at)
    const at = move && best.at.map((each, index) => each - move[index]!)
    const value = at ? f(at) : NaN
    if (!(value < best.value)) break
    best = { at: at!, value }
  }
  return best
}

/** Slopes of fourth order, as their zero is the place; those of second order for the way there. */
function newtonStep(f: Objective, at: Float64Array): Float64Array | null {
  const size = at.length
  const moved = (one: number, by: number, other = 0, and = 0): number => {
    const next = at.slice()
    next[one]! += by * WIDTH
    next[other]! += and * WIDTH
    return f(next)
  }
  const slopes = at.map((_, index) => {
    const [far, near] = [moved(index, 2) - moved(index, -2), moved(index, 1) - moved(index, -1)]
    return (8 * near - far) / (12 * WIDTH)
  })
  const bends = new Float64Array(size * size)
  for (let one = 0; one < size; one += 1)
    for (let other = 0; other <= one; other += 1) {
      const [along, across] = [
        moved(one, 1, other, 1) + moved(one, -1, other, -1),
        moved(one, 1, other, -1) + moved(one, -1, other, 1),
      ]
      const bend = (along - across) / (4 * WIDTH * WIDTH)
      bends[one * size + other] = bends[other * size + one] = bend
    }
  const held = factored(bends, size)
  return held && solved(held, slopes)
}
