/** A loop of the worksheet, run pass by pass over its variables. */
import type { ProgramStatement } from '../expression/tree.ts'
import { compilerOf } from './bodies.ts'
import { Shared } from './shared.ts'
import { faultOf, suitable } from './numeric.ts'
import type { Frame } from './value.ts'
import { Steps } from './statements.ts'
import type { NotNumeric, NumericScope } from './types.ts'
import { isList, type NumericFault, type NumericValue } from './value.ts'

export interface LoopState {
  /** Passes begun so far. */
  readonly passes: number
  /** `running` until it ended by itself, by `break`, or by a fault in the last pass. */
  readonly ended: 'running' | 'finish' | 'break' | 'fault'
  /** The variables as the last pass began, its iterator set; undefined as long as there was none. */
  readonly before: readonly NumericValue[] | undefined
  /** The variables now; undefined for one that has no value. */
  readonly after: readonly (NumericValue | undefined)[]
  /** Every number assigned was a whole number that a double holds, and none on the way was too large. */
  readonly exactIntegers: boolean
  /** A whole number above 2^53 came up on the way: its last digits are lost. */
  readonly lost: boolean
  /** Terms of a sum have cancelled but for their last digits. */
  readonly cancelled: boolean
  readonly fault: NumericFault | undefined
}

export interface LoopRun {
  readonly ok: true
  /**
   * Runs on for a number of steps (a statement is one, a pass two more); a call of a program counts
   * as it goes but is not interrupted.
   */
  step(budget: number): LoopState
}

/**
 * Compiles a loop whose formulas are over SI numbers. The names that it assigns, its iterator too, have
 * to be variables of the scope.
 * @returns a run to begin with values of the variables, undefined for those that have none yet
 */
export function compileLoop(
  loop: ProgramStatement & { readonly kind: 'loop' },
  scope: NumericScope,
): { readonly ok: true; start(values: readonly (NumericValue | undefined)[]): LoopRun } | NotNumeric {
  return suitable(() => {
    const shared = new Shared(scope)
    const compiler = compilerOf(shared)
    const watch = new PassWatch(shared)
    const steps = new Steps(compiler, compiler.place(), watch)
    steps.add([loop])
    return {
      ok: true,
      start(values) {
        shared.begin(values as readonly NumericValue[])
        watch.begin()
        const frame: Frame = []
        const position = { at: 0 }
        return {
          ok: true,
          step(budget) {
            if (watch.ended !== 'running') return watch.state()
            try {
              if (steps.run(position, frame, shared, budget) && watch.ended === 'running')
                watch.ended = 'finish'
            } catch (error) {
              watch.fault = faultOf(error)
              watch.ended = 'fault'
            }
            return watch.state()
          },
        }
      },
    }
  })
}

/** Records the passes of a loop. */
class PassWatch {
  ended: LoopState['ended'] = 'running'
  fault: NumericFault | undefined
  #passes = 0
  #before: NumericValue[] | undefined
  #isWhole = true
  readonly #shared: Shared

  constructor(shared: Shared) {
    this.#shared = shared
  }

  begin(): void {
    this.ended = 'running'
    this.fault = undefined
    this.#passes = 0
    this.#before = undefined
    this.#isWhole = true
  }

  onPass(): void {
    this.#passes += 1
    const { variables } = this.#shared
    this.#before ??= []
    for (let index = 0; index < variables.length; index += 1) this.#before[index] = variables[index]!
  }

  onAssign(value: NumericValue): void {
    if (this.#isWhole && !isWhole(value)) this.#isWhole = false
  }

  onBreak(): void {
    this.ended = 'break'
  }

  state(): LoopState {
    const { ended, fault } = this
    const [passes, before, shared] = [this.#passes, this.#before, this.#shared]
    const { lost, cancelled, variables } = shared
    const after = variables.slice()
    return {
      passes,
      ended,
      before: before?.slice(),
      after,
      exactIntegers: this.#isWhole && !lost,
      lost,
      cancelled,
      fault,
    }
  }
}

function isWhole(value: NumericValue): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value)
  return typeof value === 'boolean' || (isList(value) && value.every(isWhole))
}
