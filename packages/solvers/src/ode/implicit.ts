/** The implicit method with its control of steps, for stiff problems. */
import { pieceAt } from './pieces.ts'
import { Radau } from './radau.ts'
import type { Run } from './run.ts'

const TOLERANCE = 1e-10
const ITERATION = Math.max((10 * Number.EPSILON) / TOLERANCE, Math.min(0.03, Math.sqrt(TOLERANCE)))
/** The iteration ends with changes as small as a few roundings, and the error of the step is no smaller. */
const ROUNDINGS = 16
const SLICE = 8

interface Control {
  /** The step before and its error; the error of this one. */
  h: number
  before: number
  error: number
  rejected: boolean
  /** Whether the differences are those of this state. */
  current: boolean
}

/** @param steps after which it stops */
export function* runImplicit(run: Run, steps: number): Generator<void, void> {
  const method = new Radau(run.rates.bind(run), run.y.length)
  const control: Control = { h: 0, before: 1, error: 0, rejected: false, current: true }
  let guess: ((t: number, into: Float64Array) => void) | null = null
  method.linearise(run.t, run.y, run.f, run.largest)
  const most = run.steps + steps
  for (let count = 1; run.ended === null && run.steps < most; count++) {
    if (count % SLICE === 0) yield
    const before = run.h
    const last = run.shorten()
    if (run.h !== before) method.forget()
    if (!tried(run, method, control, guess)) {
      if (run.isStuck) run.ended = 'stuck'
      continue
    }
    const { t, h } = run
    const coefficients = method.between(run.y)
    const next = nextStep(run, method, control)
    if (!run.accept(method.end, last, () => coefficients)) {
      guess = null
      control.current = false
    } else guess = (at, into) => pieceAt(coefficients, (at - t) / h, into)
    run.restart()
    if (!run.f.every(Number.isFinite) && run.ended === null) run.ended = 'stuck'
    if (guess === null || next.linearise) {
      method.linearise(run.t, run.y, run.f, run.largest)
      control.current = true
    } else control.current = false
    if (next.factor !== 1) method.forget()
    run.h = h * next.factor
  }
}

/** One attempt at a step; after a failure the next one is shorter. */
function tried(
  run: Run,
  method: Radau,
  control: Control,
  guess: ((t: number, into: Float64Array) => void) | null,
): boolean {
  const decay = (at: number): number => method.slopeOf(at)
  run.measure(run.y, TOLERANCE, ROUNDINGS / ITERATION, decay)
  if (!method.step(run.t, run.y, run.h, run.scale, ITERATION, guess)) {
    if (control.current) {
      run.h *= 0.5
      method.forget()
    } else {
      method.linearise(run.t, run.y, run.f, run.largest)
      control.current = true
    }
    return false
  }
  run.measure(method.end, TOLERANCE, ROUNDINGS, decay)
  let error = run.sizeOf(method.error(run.f, run.h))
  if (control.rejected && error > 1) error = again(run, method)
  const safety = (0.9 * (2 * 6 + 1)) / (2 * 6 + method.iterations)
  if (error <= 1) {
    control.rejected = false
    control.error = error
    return true
  }
  run.h *= Math.max(0.2, Number.isFinite(error) ? safety * error ** -0.25 : 0.2)
  method.forget()
  control.rejected = true
  return false
}

/** A better estimate of the error, which very stiff problems need. */
function again(run: Run, method: Radau): number {
  const error = method.error(run.f, run.h)
  const rates = new Float64Array(error.length)
  run.rates(
    run.t,
    run.y.map((value, at) => value + error[at]!),
    rates,
  )
  return run.sizeOf(method.error(rates, run.h))
}

function nextStep(run: Run, method: Radau, control: Control): { factor: number; linearise: boolean } {
  const error = Math.max(control.error, 1e-10)
  const safety = (0.9 * (2 * 6 + 1)) / (2 * 6 + method.iterations)
  const trend = control.h === 0 ? 1 : Math.abs(run.h / control.h) * (control.before / error) ** 0.25
  const factor = Math.min(10, safety * Math.min(1, trend) * error ** -0.25)
  control.h = run.h
  control.before = error
  const linearise = method.iterations > 2 && method.rate > 1e-3
  return { linearise, factor: !linearise && factor < 1.2 ? 1 : factor }
}
