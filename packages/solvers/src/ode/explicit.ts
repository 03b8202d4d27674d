/** The explicit method with its control of steps, until it is too slow for a stiff problem. */
import { DormandPrince } from './dormand-prince.ts'
import type { Run } from './run.ts'

const TOLERANCE = 1e-11
const SLICE = 64
/** So many steps in a row at the limit of stability mean that the problem is stiff. */
const STIFF_STEPS = 15
const MANY_STEPS = 2000

/**
 * @param steps after which it stops, where there is still much to do
 * @returns whether the problem is stiff from here on
 */
export function* runExplicit(run: Run, steps: number): Generator<void, boolean> {
  const method = new DormandPrince(run.rates.bind(run), run.y.length)
  let [atLimit, within] = [0, 0]
  const begun = run.steps
  for (let count = 1; run.ended === null; count++) {
    if (count % SLICE === 0) yield
    if (run.steps - begun >= steps && run.stepsLeft > MANY_STEPS) return false
    const last = run.shorten()
    method.step(run.t, run.y, run.f, run.h)
    run.measure(method.end, TOLERANCE, 1)
    const error = method.end.every(Number.isFinite) ? run.sizeOf(method.error) : Infinity
    if (error > 1 && !isAtJump(run, method)) {
      run.h *= Math.max(0.1, 0.9 * error ** -0.2)
      if (run.isStuck) run.ended = 'stuck'
      continue
    }
    const { h } = run
    if (method.stiffness(h, run.scale) > 3.25) {
      within = 0
      if (++atLimit === STIFF_STEPS) return true
    } else if (++within === 6) atLimit = 0
    if (run.accept(method.end, last, () => method.between(run.y, h))) run.f.set(method.endRates)
    if (!run.f.every(Number.isFinite) && run.ended === null) run.ended = 'stuck'
    run.h = h * Math.min(5, Math.max(0.2, 0.9 * Math.max(error, 1e-10) ** -0.2))
  }
  return false
}

/** Across a jump of the rates the error stays; a step is so short there that it does not matter. */
function isAtJump({ h, whole, largest, y }: Run, { end, error }: DormandPrince): boolean {
  if (Math.abs(h) > 1e-12 * Math.abs(whole)) return false
  return largest.every(
    (size, at) => size === 0 || Math.abs(error[at]!) + Math.abs(end[at]! - y[at]!) < 1e-8 * size,
  )
}
