/**
 * The engine without queue or worker: one command in, one answer out, at once.
 * Used inside the worker, and by the inline engine.
 */
import {
  hasCancellation,
  hasVanished,
  isTrue,
  MANY_DIGITS,
  nonzeroTest,
  withoutNegligibleTerms,
} from './cancellation.ts'
import { shortDecimals } from './decimals.ts'
import { bracketError, evaluationError, MissingPart, STOP_MESSAGES, syntaxError } from './errors.ts'
import type { EngineError } from './errors.ts'
import { createInstance } from './instance.ts'
import type { EngineModules, Instance, RawAnswer } from './instance.ts'
import { UNDERFLOW, warningsOf } from './notices.ts'
import { DEFAULT_SETTINGS } from './protocol.ts'
import type {
  EngineCommand,
  EngineResult,
  EngineSettings,
  EngineValue,
  Success,
  ValueKind,
  Warning,
} from './protocol.ts'

/** Why a running command stops. */
type StopReason = 'interrupted' | 'deadline' | 'memory'

export interface CoreOptions {
  modules: EngineModules
  /** Asked many times a second while a command runs; true stops it. */
  poll?: () => boolean
  settings?: EngineSettings
  /** Memory of an earlier core of the same module; its settings go with it. */
  snapshot?: Uint8Array
  /** Bytes at which a command is stopped. */
  memoryLimit?: number
}

export interface Evaluation {
  result: EngineResult
  /** Definitions, assumptions or random numbers may have changed. */
  changed: boolean
}

export interface EngineCore {
  /** Run one command to its end. Never throws: faults come as results. */
  evaluate(command: EngineCommand): Evaluation
  configure(settings: Partial<EngineSettings>): void
  /** Forget all definitions and start random numbers again. */
  reset(): void
  /** A copy of the memory, for {@link EngineCore.adopt} or {@link CoreOptions.snapshot}. */
  snapshot(): Uint8Array<ArrayBuffer>
  /** Go on from the memory and the settings of another core of the same module. */
  adopt(settings: EngineSettings, snapshot?: Uint8Array): void
  readonly settings: EngineSettings
  /** After a fault: this core answers nothing any more and must be replaced. */
  readonly broken: boolean
  readonly memoryBytes: number
}

/** Milliseconds for more digits of a number in which terms cancel; without them it stays as it is. */
const LONGEST_REFINING = 1000

/** Characters of the longest number for which it is tested whether it is zero. */
const LONGEST_TESTED = 2000

const APPROXIMATE = 1
const LATEX = 2
const NUMERIC = 4

/** Start a core. Takes a few milliseconds once the module is compiled. */
export async function createEngineCore(options: CoreOptions): Promise<EngineCore> {
  const settings: EngineSettings = { ...(options.settings ?? DEFAULT_SETTINGS) }
  const stop = new Stop(options.poll, options.memoryLimit)
  const { first, rest } = options.modules
  const modules = { first, rest: () => stop.pausedBy(rest) }
  const instance = await createInstance(modules, () => stop.poll(), options.snapshot)
  stop.instance = instance
  applySettings(instance, settings)
  if (!options.snapshot) instance.seed(settings.randomSeed)
  return new Core(instance, stop, settings)
}

/** Stops a running command: on request, at its deadline, or when it takes too much memory. */
class Stop {
  instance: Instance | undefined
  reason: StopReason | undefined
  deadline = Infinity
  readonly #asked: (() => boolean) | undefined
  readonly #memoryLimit: number

  constructor(asked: (() => boolean) | undefined, memoryLimit = Infinity) {
    this.#asked = asked
    this.#memoryLimit = memoryLimit
  }

  /** @param duration ms that the command may take */
  begin(duration = Infinity): void {
    this.reason = undefined
    this.deadline = performance.now() + duration
  }

  /** The time that this takes is not the command's. */
  pausedBy<T>(work: () => T): T {
    const start = performance.now()
    const outcome = work()
    this.deadline += performance.now() - start
    return outcome
  }

  poll(): boolean {
    if (this.reason) return true
    if (this.#asked?.()) this.reason = 'interrupted'
    else if (performance.now() > this.deadline) this.reason = 'deadline'
    else if ((this.instance?.memoryBytes ?? 0) > this.#memoryLimit) this.reason = 'memory'
    return this.reason !== undefined
  }
}

class Core implements EngineCore {
  readonly #instance: Instance
  readonly #stop: Stop
  #settings: EngineSettings
  #broken = false

  constructor(instance: Instance, stop: Stop, settings: EngineSettings) {
    this.#instance = instance
    this.#stop = stop
    this.#settings = settings
  }

  evaluate(command: EngineCommand): Evaluation {
    if (this.#broken)
      return { result: failure({ kind: 'crash', message: STOP_MESSAGES.crash }), changed: false }
    this.#stop.begin(command.deadline)
    let run: { answer: RawAnswer; numbers: Float64Array }
    try {
      // Digits are set before each command: some of Giac's functions leave other digits behind.
      const digits = command.digits ?? this.#settings.digits
      run = this.#instance.run(command.text, flagsOf(command), digits)
    } catch (fault) {
      this.#broken = true
      return { result: failure(faultError(fault, this.#stop.reason)), changed: true }
    }
    const { changed, unsafe } = run.answer
    if (unsafe) this.#broken = true
    const kind = this.#stop.reason
    if (kind) return { result: failure({ kind, message: STOP_MESSAGES[kind] }), changed }
    const result = resultOf(command, run.answer, run.numbers)
    if (result.ok && command.numeric) this.#refine(result)
    if (result.ok && command.defines !== undefined) this.#shorten(command.defines, result)
    return { result, changed }
  }

  configure(changes: Partial<EngineSettings>): void {
    const seeded = changes.randomSeed !== undefined && changes.randomSeed !== this.#settings.randomSeed
    this.#settings = { ...this.#settings, ...changes }
    applySettings(this.#instance, this.#settings)
    if (seeded) this.#instance.seed(this.#settings.randomSeed)
  }

  reset(): void {
    this.#instance.reset()
    applySettings(this.#instance, this.#settings)
    this.#instance.seed(this.#settings.randomSeed)
  }

  snapshot(): Uint8Array<ArrayBuffer> {
    return this.#instance.snapshot()
  }

  adopt(settings: EngineSettings, snapshot?: Uint8Array): void {
    this.#settings = { ...settings }
    if (snapshot) this.#instance.restore(snapshot)
    applySettings(this.#instance, settings)
    if (!snapshot) this.#instance.seed(settings.randomSeed)
  }

  get settings(): EngineSettings {
    return this.#settings
  }

  get broken(): boolean {
    return this.#broken
  }

  get memoryBytes(): number {
    return this.#instance.memoryBytes
  }

  /** Decimals of a number in which terms cancel, from more digits. */
  #refine(result: Success): void {
    const { value, approximation, text, truncated } = result
    if (!approximation || approximation === value || truncated) return
    if (text.length <= LONGEST_TESTED && hasVanished(value, approximation) && this.#isNonzero(text))
      result.warnings.push(UNDERFLOW)
    if (!hasCancellation(value)) return
    const left = Math.min(LONGEST_REFINING, this.#stop.deadline - performance.now())
    const { result: many } = this.evaluate({ text: `evalf(${text},${MANY_DIGITS})`, deadline: left })
    if (many.ok) result.approximation = withoutNegligibleTerms(value, many.value)
  }

  /** Whether an exact value, or one in a list, is a number other than zero, by the agreement of many digits. */
  #isNonzero(text: string): boolean {
    const deadline = Math.min(LONGEST_REFINING, this.#stop.deadline - performance.now())
    const { result } = this.evaluate({ text: nonzeroTest(text), deadline })
    return result.ok && result.value.t === 'list' && result.value.items.some(isTrue)
  }

  /** A definition whose exact form is too long becomes its decimals. */
  #shorten(name: string, result: Success): void {
    const decimals = shortDecimals(result)
    if (decimals === null) return
    const { result: stored } = this.evaluate({ text: `${name}:=${decimals}` })
    if (stored.ok) result.rounded = true
  }
}

const applySettings = (instance: Instance, settings: EngineSettings): void =>
  instance.settings(
    settings.angle === 'deg',
    settings.complex,
    settings.approximate,
    settings.digits,
    settings.oneIndexed,
  )

const flagsOf = (command: EngineCommand): number =>
  (command.approximate ? APPROXIMATE : 0) | (command.latex ? LATEX : 0) | (command.numeric ? NUMERIC : 0)

const failure = (error: EngineError, warnings: Warning[] = []): EngineResult => ({
  ok: false,
  error,
  warnings,
})

/** Error of a trap of the WebAssembly instance. */
function faultError(fault: unknown, stop: StopReason | undefined): EngineError {
  if (stop) return { kind: stop, message: STOP_MESSAGES[stop] }
  if (fault instanceof MissingPart) return { kind: 'crash', message: fault.message }
  const text = String(fault)
  if (fault instanceof RangeError && /call stack/i.test(text))
    return { kind: 'memory', message: 'The calculation nests too deep. Check where a recursion ends.' }
  if (/memory|alloc/i.test(text) && !/out of bounds/.test(text))
    return { kind: 'memory', message: STOP_MESSAGES.memory }
  return { kind: 'crash', message: STOP_MESSAGES.crash }
}

function resultOf(command: EngineCommand, answer: RawAnswer, numbers: Float64Array): EngineResult {
  const warnings = warningsOf(answer.notices)
  if (!answer.ok) return failure(errorOf(command, answer), warnings)
  const value = answer['value'] as EngineValue
  const refused = refusal(value)
  if (refused) return failure(evaluationError(refused), warnings)
  const result: EngineResult = {
    ok: true,
    kind: answer['kind'] as ValueKind,
    value,
    text: (answer['text'] as string).trim(),
    warnings,
  }
  if (answer['latex'] !== undefined) result.latex = answer['latex'] as string
  if (answer['same']) result.approximation = value
  else if (answer['approximation']) result.approximation = answer['approximation'] as EngineValue
  if (answer['truncated']) result.truncated = true
  if (numbers.length > 0) result.numbers = numbers
  return result
}

function errorOf(command: EngineCommand, answer: RawAnswer): EngineError {
  const message = answer['message'] as string
  switch (answer['stage']) {
    case 'memory':
      return { kind: 'memory', message: STOP_MESSAGES.memory }
    case 'bracket':
      return bracketError(command.text, message === 'extra' ? 'extra' : 'open')
    case 'parse':
      if (answer['token'] === '') return evaluationError(message)
      return syntaxError(command.text, {
        token: answer['token'] as string,
        line: answer['line'] as number,
        column: answer['column'] as number,
      })
    default:
      return evaluationError(message)
  }
}

/** Giac answers a definition of a built-in name with a list that starts with a text saying so. */
function refusal(value: EngineValue): string | undefined {
  if (value.t !== 'list') return undefined
  const first = value.items[0]
  return first?.t === 'string' && / is a reserved word, sto not allowed/.test(first.v) ? first.v : undefined
}
