/** The state that the bodies of one compilation share while they run: variables, functions, limits. */
import type { Trace } from './operators.ts'
import type { Closure, Frame } from './value.ts'
import type { NumericMeaning, NumericScope } from './types.ts'
import { fail, type NumericValue } from './value.ts'

/** The state that all parts of one compilation share. */
export class Shared implements Trace {
  lost = false
  cancelled = false
  depth = 0
  /** See NumericOutcome. */
  isVague = false
  /** How many integrals, derivatives and limits are at work inside each other. */
  inner = 0
  /** Work done since the last poll: passes and calls. */
  work = 0
  /** Steps of programs and loops taken so far. */
  steps = 0
  readonly variables: NumericValue[]
  readonly scope: NumericScope
  readonly #functions = new Map<NumericMeaning, Callable>()

  constructor(scope: NumericScope) {
    this.scope = scope
    this.variables = scope.variables.map(() => 0)
  }

  /** A new run: the values of the variables, nothing found out yet. */
  begin(values: readonly NumericValue[]): void {
    const { variables } = this
    for (let index = 0; index < variables.length; index += 1) variables[index] = values[index]!
    this.lost = false
    this.cancelled = false
    this.isVague = false
    this.inner = 0
    this.depth = 0
  }

  /** Counts a pass or a call, and polls for an interrupt every so often. */
  count(): void {
    this.work += 1
    if (this.work < POLL_EVERY) return
    this.work = 0
    this.scope.poll?.()
  }

  /** The function compiled; while its body is being compiled a call of itself gets what it will be. */
  callable(meaning: NumericMeaning & { kind: 'function' }, compile: BodyCompiler): Callable {
    let callable = this.#functions.get(meaning)
    if (callable === undefined) {
      callable = { parameters: meaning.parameters.length, run: () => fail('number.not-numeric') }
      this.#functions.set(meaning, callable)
      callable.run = compile(meaning, this)
    }
    return callable
  }
}

const POLL_EVERY = 4096

/** A function that calls can run in frames of its own. */
export interface Callable {
  readonly parameters: number
  run: Closure
}

export type BodyCompiler = (meaning: NumericMeaning & { kind: 'function' }, shared: Shared) => Closure

/** Calls inside each other; the engine ends a recursion, too. */
const DEEPEST = 1000

/** @param args become the frame of the call */
export function callUser(callable: Callable, args: Frame, shared: Shared): NumericValue {
  if (callable.parameters !== args.length) fail('number.not-numeric')
  shared.count()
  if (shared.depth >= DEEPEST) fail('number.depth')
  shared.depth += 1
  try {
    return callable.run(args)
  } finally {
    shared.depth -= 1
  }
}

/** Share of the terms of a sum below which its digits are lost. */
const CANCELLED = 1e-9

/** A sum or difference that notes where its terms cancel, outside of integrals and the like, which look at the whole. */
export function notingLoss(sum: Closure, parts: readonly Closure[], shared: Shared): Closure {
  return frame => {
    const result = sum(frame)
    if (typeof result !== 'number' || shared.inner > 0) return result
    const sizes = parts.map(part => part(frame)).map(term => (typeof term === 'number' ? Math.abs(term) : 0))
    noteLoss(result, Math.max(...sizes), shared)
    return result
  }
}

/** Notes a sum that is so small beside its largest term that it is made of rounding. */
export function noteLoss(sum: number, largest: number, shared: Shared): void {
  if (shared.inner === 0 && Math.abs(sum) < CANCELLED * largest) shared.isVague = true
}
