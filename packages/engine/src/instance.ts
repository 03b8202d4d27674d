/**
 * One instance of the compiled Giac: memory in, memory out, one call at a time.
 * Knows nothing of queues, settings by name or plain English.
 */
import createGiac from '../dist/giac.mjs'
import type { GiacModule } from '../dist/giac.mjs'

/** Asks whether the running command shall stop; called many times a second. */
export type Poll = () => boolean

/** Parsed answer of `engine_run`. See native/bridge.cc. */
export interface RawAnswer {
  ok: boolean
  notices: string
  /** The command may have changed definitions, assumptions or random numbers. */
  changed: boolean
  /** Memory may be inconsistent: this instance must not be used again. */
  unsafe?: true
  [field: string]: unknown
}

export interface Instance {
  /**
   * Run one statement.
   * @param flags 1 decimals, 2 LaTeX, 4 approximation
   * @param digits significant digits, 0 for the setting
   * @throws WebAssembly.RuntimeError, RangeError (stack), MissingPart: the instance is then lost
   */
  run(text: string, flags: number, digits: number): { answer: RawAnswer; numbers: Float64Array }
  settings(
    degrees: boolean,
    complex: boolean,
    approximate: boolean,
    digits: number,
    oneIndexed: boolean,
  ): void
  seed(value: number): void
  /** Forget everything; settings and seed have to be given again. */
  reset(): void
  /** A copy of the memory in use. */
  snapshot(): Uint8Array<ArrayBuffer>
  /** Put a snapshot back in place; the instance must be idle and sound. */
  restore(snapshot: Uint8Array): void
  /** Bytes that the memory takes at present. */
  readonly memoryBytes: number
}

const PAGE = 65_536
const decoder = new TextDecoder()
const encoder = new TextEncoder()

interface Exports {
  memory: WebAssembly.Memory
  __indirect_function_table: WebAssembly.Table
  __wasm_call_ctors(): void
}

/** The engine is in two parts. */
export interface EngineModules {
  /** All functions that most worksheets call, and the memory. */
  readonly first: WebAssembly.Module
  /**
   * The other functions, compiled when the first of them is called: in the midst of a calculation, which waits.
   * @throws MissingPart where they cannot be had
   */
  readonly rest: () => WebAssembly.Module
}

/**
 * Start Giac.
 * @param snapshot memory of an earlier instance of the same module, to go on from
 */
export async function createInstance(
  { first, rest }: EngineModules,
  poll: Poll,
  snapshot?: Uint8Array,
): Promise<Instance> {
  let memory: WebAssembly.Memory | undefined
  const second = new Second(rest)
  const giac = await createGiac({
    poll: () => (poll() ? 1 : 0),
    // Remarks for whoever debugs Giac; what concerns a person comes in the answers.
    print: () => {},
    printErr: () => {},
    instantiateWasm: (imports, done) => {
      const all = { ...imports, placeholder: second.placeholders }
      void WebAssembly.instantiate(first, all).then(instance => {
        const exports = instance.exports as unknown as Exports
        second.exports = exports
        memory = exports.memory
        if (!snapshot) return done(instance)
        writeSnapshot(memory, snapshot)
        // The constructors ran before the snapshot was taken.
        done({ exports: { ...instance.exports, __wasm_call_ctors: () => {} } })
      })
      return {}
    },
  })
  if (!memory) throw new Error('Giac started without memory.')
  if (!snapshot) giac._engine_start()
  return instanceOf(giac, memory, second)
}

/** The part of the engine that is loaded when it is needed. */
class Second {
  exports: Exports | undefined
  /** Why it could not be loaded. Giac's own handlers may have seen this error and gone on. */
  fault: unknown
  readonly #rest: () => WebAssembly.Module
  #instance: WebAssembly.Instance | undefined

  constructor(rest: () => WebAssembly.Module) {
    this.#rest = rest
  }

  /**
   * Functions that the first part calls in place of those of the second, by their places in the table of functions;
   * once loaded, the second part has its own functions at these places, and they are called without a detour.
   */
  get placeholders(): WebAssembly.ModuleImports {
    const call = (place: string, args: unknown[]): unknown => {
      this.#load()
      const target = this.exports!.__indirect_function_table.get(Number(place)) as (
        ...args: unknown[]
      ) => unknown
      return target(...args)
    }
    return new Proxy(
      {},
      {
        get:
          (_, place: string) =>
          (...args: unknown[]) =>
            call(place, args),
      },
    )
  }

  #load(): void {
    if (this.#instance) return
    try {
      const imports = { primary: this.exports as unknown as WebAssembly.ModuleImports }
      this.#instance = new WebAssembly.Instance(this.#rest(), imports)
    } catch (fault) {
      this.fault = fault
      throw fault
    }
  }
}

function instanceOf(giac: GiacModule, memory: WebAssembly.Memory, second: Second): Instance {
  return {
    run(text, flags, digits) {
      const bytes = encoder.encode(text)
      const input = giac._malloc(bytes.length + 1)
      if (input === 0) throw new RangeError('No memory for the command.')
      const target = new Uint8Array(memory.buffer, input, bytes.length + 1)
      target.set(bytes)
      target[bytes.length] = 0
      const output = giac._engine_run(input, flags, digits)
      giac._free(input)
      if (second.fault !== undefined) throw second.fault
      const json = decoder.decode(new Uint8Array(memory.buffer, output, giac._engine_answer_length()))
      const count = giac._engine_numbers_count()
      const numbers = new Float64Array(memory.buffer, count ? giac._engine_numbers() : 0, count).slice()
      return { answer: JSON.parse(json) as RawAnswer, numbers }
    },
    settings(degrees, complex, approximate, digits, oneIndexed) {
      giac._engine_settings(+degrees, +complex, +approximate, digits, +oneIndexed)
    },
    seed: value => giac._engine_seed(value),
    reset: () => giac._engine_reset(),
    snapshot: () => new Uint8Array(memory.buffer.slice(0, giac._engine_memory_end())),
    restore(snapshot) {
      const used = giac._engine_memory_end()
      growThrough(giac, memory, snapshot.length)
      writeSnapshot(memory, snapshot)
      if (used > snapshot.length) new Uint8Array(memory.buffer).fill(0, snapshot.length, used)
    },
    get memoryBytes() {
      return memory.buffer.byteLength
    },
  }
}

/**
 * Makes room for a snapshot by asking Giac for memory. What Emscripten copies with looks at the memory that it made
 * itself: after `memory.grow` the next large copy would end in a fault.
 */
function growThrough(giac: GiacModule, memory: WebAssembly.Memory, bytes: number): void {
  for (let missing = bytes - memory.buffer.byteLength; missing > 0;) {
    if (giac._malloc(missing) === 0) throw new RangeError('No memory for the snapshot.')
    missing = bytes - memory.buffer.byteLength
  }
}

function writeSnapshot(memory: WebAssembly.Memory, snapshot: Uint8Array): void {
  const missing = snapshot.length - memory.buffer.byteLength
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE))
  new Uint8Array(memory.buffer).set(snapshot)
}
