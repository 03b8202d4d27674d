/**
 * Requests to the engine and its answers. These types are the whole contract: everything else in this package
 * stands behind them.
 */

/** A Giac expression as data. */
export type EngineValue =
  /** A whole number of any size, decimal. */
  | { t: 'int'; v: string }
  /** A reduced fraction of whole numbers; the denominator is positive. */
  | { t: 'rat'; n: string; d: string }
  /** A double. Infinity and NaN stand as words because JSON has no numbers for them. */
  | { t: 'float'; v: number | 'inf' | '-inf' | 'nan' }
  /** A multi-precision number, as decimal text. */
  | { t: 'real'; v: string }
  | { t: 'complex'; re: EngineValue; im: EngineValue }
  /**
   * An identifier or a constant: `pi`, `e`, `infinity`, `-infinity`, `unsigned_inf`,
   * `undef`, `true`, `false`, else the symbol as it was sent. The imaginary unit
   * comes as the complex number 0 + 1i.
   */
  | { t: 'name'; v: string }
  /**
   * An operator by its sign or a function by its name.
   * Signs: `+ * ^` (any number of arguments for `+` and `*`), `-` (one argument:
   * negation), `inv` (one divided by), `== < <= > >= !=`, `and or not`, `!`
   * (factorial), `..` (interval). `a - b` comes as `a + (-b)`, `a / b` as `a * inv(b)`,
   * a square root as the power `1/2`. Giac turns `a < b` round to `b > a`.
   */
  | { t: 'call'; f: string; args: EngineValue[] }
  | { t: 'list'; kind: ListKind; items: EngineValue[] }
  /**
   * A list or matrix of more than 64 real numbers, at least one of them a float: the
   * numbers stand in {@link Success.numbers}, row by row. At most one in each answer:
   * further long lists come as items.
   */
  | { t: 'array'; shape: number[] }
  | { t: 'string'; v: string }
  /** A function or program. The body of a program of several statements is `text`. */
  | { t: 'function'; params: string[]; body: EngineValue }
  /** Anything else: Giac's own printed form. */
  | { t: 'text'; v: string }

export type ListKind = 'vector' | 'matrix' | 'sequence' | 'set' | 'polynomial' | 'point' | 'other'

/** One statement for the engine. */
export interface EngineCommand {
  /** One Giac statement. */
  text: string
  /** Evaluate, then turn exact numbers into decimals. What is defined stays exact. */
  approximate?: boolean
  /** Significant digits for this command only; over 14 means multi-precision numbers. */
  digits?: number
  /** Milliseconds that the command may run; none by default. */
  deadline?: number
  /** Also answer Giac's LaTeX. */
  latex?: boolean
  /** Also answer {@link Success.approximation}. */
  numeric?: boolean
  /**
   * The symbol that the command defines. Together with `numeric`: where it becomes a number with a
   * long exact form, the engine goes on with its decimals.
   */
  defines?: string
}

/** The coarse sort of a value. */
export type ValueKind =
  'number' | 'complex' | 'list' | 'matrix' | 'symbolic' | 'function' | 'boolean' | 'string' | 'undefined'

export interface Success {
  ok: true
  value: EngineValue
  /** Giac's own printed form; cut at {@link TEXT_LIMIT} characters. */
  text: string
  latex?: string
  /**
   * The value in decimals, right to the last bit of a double where the value is exact.
   * Left out where there is none: texts, functions, integrals with unknowns.
   */
  approximation?: EngineValue
  /** The defined symbol is now the approximation: the exact form was too long to go on with. */
  rounded?: true
  /** The numbers of the `array` in the value, else of that in the approximation. */
  numbers?: Float64Array
  /** True when the value was too long: `value` is then of type `text`, its first part. */
  truncated?: boolean
  warnings: Warning[]
  kind: ValueKind
}

/** A line of the engine's log that is shown to people. */
export interface Warning {
  code: WarningCode
  text: string
}

/** Subject of an error of the engine: decisions go by this, because sentences may change. */
export type ErrorCode =
  | 'argument.count'
  | 'argument.element'
  | 'argument.singular'
  | 'argument.size'
  | 'argument.type'
  | 'argument.undefined'
  | 'argument.unknown'
  | 'engine.diverges'
  | 'engine.factors'
  | 'engine.no-integral'
  | 'engine.no-root'
  | 'engine.overflow'
  | 'engine.recursion'
  | 'name.function'
  | 'procedure.domain'
  | 'procedure.says'

export type WarningCode =
  | 'engine.assumed'
  | 'engine.diverges'
  | 'engine.doubt'
  | 'engine.integral-search'
  | 'engine.no-limit'
  | 'engine.note'
  | 'engine.underflow.open'
  | 'engine.underflow.zero'
  | 'engine.unsettled'
  | 'solve.fractions'
  | 'solve.numeric'
  | 'solve.implicit'
  | 'solve.parameters'

/** The codes of all that the engine says; an error without a code of its own has one by its kind. */
export type EngineCode = ErrorCode | WarningCode | `engine.${ErrorKind}`

export type ErrorKind =
  | 'syntax'
  | 'argument'
  | 'dimension'
  | 'undefined'
  | 'interrupted'
  | 'deadline'
  | 'memory'
  | 'crash'
  | 'internal'

export interface Failure {
  ok: false
  error: {
    kind: ErrorKind
    /** Code of the subject, where the kind does not say it already. */
    code?: ErrorCode
    /** One plain English sentence. */
    message: string
    /** Detail that the code leaves open: an element, the number of a domain, the engine's own words. */
    detail?: string
    /** Offset in the command's text, from 0, where that is known. */
    position?: number
  }
  warnings: Warning[]
}

export type EngineResult = Success | Failure

/** Characters of printed text that an answer carries at most. */
export const TEXT_LIMIT = 200_000

export interface EngineSettings {
  angle: 'rad' | 'deg'
  /** Complex roots and complex factors as well: `factor(x^2+1)` is `(x+i)*(x-i)`. */
  complex: boolean
  /** Decimals for every command. */
  approximate: boolean
  /** Significant digits of decimals; over 14 means multi-precision numbers. */
  digits: number
  /** Lists are numbered from 1, else from 0. */
  oneIndexed: boolean
  /** Start of the random numbers: the same seed gives the same numbers after every reset. */
  randomSeed: number
}

export const DEFAULT_SETTINGS: EngineSettings = {
  angle: 'rad',
  complex: true,
  approximate: false,
  digits: 12,
  oneIndexed: false,
  randomSeed: 1,
}

export type EngineStatus =
  /** `progress` runs from 0 to 1; `phase` is text for people. */
  | { state: 'loading'; phase: string; progress: number }
  | { state: 'ready' }
  | { state: 'calculating' }
  | { state: 'aborting' }
  | { state: 'terminated' }

/** The engine as everything else sees it. */
export interface Engine {
  /**
   * Run commands in order; later runs wait for earlier ones. A failed command
   * does not stop those after it. Never rejects because of a command.
   * @param onResult called as each answer arrives, in order
   */
  run(
    commands: readonly EngineCommand[],
    onResult?: (index: number, result: EngineResult) => void,
  ): Promise<EngineResult[]>
  /** Change settings; takes its place in the queue. */
  configure(settings: Partial<EngineSettings>): Promise<void>
  /** Forget all definitions and start random numbers again; takes its place in the queue. */
  reset(): Promise<void>
  /** Stop the running command and those that wait: they end with the kind `interrupted`. */
  interrupt(): void
  /**
   * Stop at once, whatever runs. Definitions of finished commands are restored.
   * Resolves when the engine is ready again.
   */
  kill(): Promise<void>
  /** End for good; what waits ends with the kind `interrupted`. */
  dispose(): Promise<void>
  readonly status: EngineStatus
  /** @returns a function that ends the subscription */
  onStatus(listener: (status: EngineStatus) => void): () => void
  /**
   * Reports a loss that no answer reports: the engine was lost and replaced.
   * @returns a function that ends the subscription
   */
  onLoss(listener: (text: string) => void): () => void
}
