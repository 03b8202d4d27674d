/** Where searches begin: the guess, places around it, then everywhere. */
import { newton } from './system.ts'
import type { Reached, System } from './system.ts'

/** Numbers from 0 to 1 that are the same each time. Source: Steele and Vigna, mulberry32 (public domain). */
function* evenly(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const AROUND = [0.1, 0.5, 1, 2]
const SIZES = [1, 0.1, 10, 0.01, 100, 1e-3, 1e3, 1e-6, 1e6]
const TRIES_PER_SIZE = 4
/** Starts in which each unknown has a size of its own, as a friction factor beside a Reynolds number. */
const MIXED = 60

/** The starts in their order; `guess` first. */
export function* startsOf(guess: Float64Array | null, typical: Float64Array): Generator<Float64Array> {
  const random = evenly(20)
  const next = (): number => random.next().value
  if (guess) {
    yield guess
    for (const width of AROUND)
      for (let count = 0; count < TRIES_PER_SIZE; count++)
        yield guess.map(
          (one, at) => one + width * (2 * next() - 1) * (one === 0 ? typical[at]! : Math.abs(one)),
        )
  }
  for (const size of SIZES) {
    yield typical.map(one => one * size)
    yield typical.map((one, at) => one * size * (1 + at / 7))
    yield typical.map(one => -one * size)
    for (let count = 0; count < TRIES_PER_SIZE; count++)
      yield typical.map(one => one * size * (count % 2 === 0 ? next() : 2 * next() - 1) * 2)
  }
  for (let count = 0; count < MIXED; count++) yield typical.map(one => one * 10 ** (10 * next() - 4))
}

/** Result of a search, and how often it began. */
export interface Search {
  readonly found: Reached | null
  readonly starts: number
}

/**
 * The first solution that one of many starts leads to. Yields before each start, so that its caller may
 * let others work, or stop.
 */
export function* solveSystem(
  system: System,
  guess: Float64Array | null,
  typical: Float64Array = new Float64Array(system.size).fill(1),
): Generator<void, Search> {
  let starts = 0
  for (const start of startsOf(guess, typical)) {
    yield
    starts++
    const reached = newton(system, start, typical)
    if (reached.converged) return { found: reached, starts }
  }
  return { found: null, starts }
}
