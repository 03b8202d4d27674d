/**
 * Prints in a process of its own: what a browser says, and the PDF that is completed, take no time of the process
 * that answers calls. That process and its browser have a low priority. A thread of low priority would not do, as
 * it holds up all others of its process while it waits with the lock of their memory.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FromPrinter, ToPrinter } from './process-messages.ts'
import { type PdfRenderer, type PdfRequest, PdfFailure } from './render.ts'
import type { RendererOptions } from './renderer.ts'

interface Waiting {
  readonly request: PdfRequest
  resolve(bytes: Uint8Array): void
  reject(error: unknown): void
}

const PROGRAM = fileURLToPath(new URL('./printing-process.ts', import.meta.url))

const ENDED = 'The PDF could not be made. Try again in a few minutes.'

/** A renderer whose process starts with the first request, and again when it has broken. */
export function createSeparateRenderer(options: Pick<RendererOptions, 'pageDir' | 'onFault'>): PdfRenderer {
  return new SeparateRenderer(options)
}

class SeparateRenderer implements PdfRenderer {
  readonly #options: Pick<RendererOptions, 'pageDir' | 'onFault'>
  readonly #waiting = new Map<number, Waiting>()
  #process: ChildProcess | null = null
  #serial = 0

  constructor(options: Pick<RendererOptions, 'pageDir' | 'onFault'>) {
    this.#options = options
  }

  async render(request: PdfRequest, left?: AbortSignal): Promise<Uint8Array> {
    left?.throwIfAborted()
    const printer = (this.#process ??= this.#start())
    keepAlive(printer, true)
    const id = (this.#serial += 1)
    const { sources, ...others } = request
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    this.#waiting.set(id, { request, resolve, reject })
    const answers = sources.map(({ answer }) => answer)
    say(printer, { kind: 'render', id, request: { ...others, answers } })
    const leave = (): void => {
      reject(left?.reason)
      say(printer, { kind: 'cancel', id })
    }
    left?.addEventListener('abort', leave)
    try {
      return await promise
    } finally {
      left?.removeEventListener('abort', leave)
    }
  }

  async close(): Promise<void> {
    const printer = this.#process
    if (!printer) return
    const over = new Promise(resolve => printer.once('exit', resolve))
    keepAlive(printer, true)
    // The process ends its browser, and then itself.
    if (printer.connected) printer.disconnect()
    await over
  }

  #start(): ChildProcess {
    const printer = fork(PROGRAM, [this.#options.pageDir], { serialization: 'advanced' })
    printer.on('message', (message: FromPrinter) => void this.#take(printer, message))
    printer.on('error', error => this.#end(printer, error))
    printer.on('exit', code => this.#end(printer, new Error(`The process that prints ended with ${code}.`)))
    return printer
  }

  async #take(printer: ChildProcess, message: FromPrinter): Promise<void> {
    if (message.kind === 'fault') return this.#options.onFault?.(message.error)
    if (message.kind === 'wanted') return say(printer, await this.#given(message))
    const { resolve, reject } = this.#waiting.get(message.id) ?? {}
    this.#waiting.delete(message.id)
    if (this.#waiting.size === 0) keepAlive(printer, false)
    if (message.kind === 'made') resolve?.(message.bytes)
    else reject?.(new PdfFailure(message.message, { cause: message.cause }))
  }

  /** The answer to a question; null where there is none any more. */
  async #given({ id, of, what, which }: FromPrinter & { readonly kind: 'wanted' }): Promise<ToPrinter> {
    const source = this.#waiting.get(of.request)?.request.sources[of.source]
    const value = await Promise.resolve(source?.[what]?.(which)).catch(() => null)
    return { kind: 'given', id, value: value ?? null }
  }

  #end(printer: ChildProcess, cause: Error): void {
    if (this.#process !== printer) return
    this.#process = null
    if (this.#waiting.size > 0) this.#options.onFault?.(cause)
    for (const { reject } of this.#waiting.values()) reject(new PdfFailure(ENDED, { cause }))
    this.#waiting.clear()
  }
}

function say(to: ChildProcess, message: ToPrinter): void {
  // A process that has ended says so by itself.
  if (to.connected) to.send(message, () => {})
}

/** Lets this process end, or not, while the other one is there. */
function keepAlive(printer: ChildProcess, wanted: boolean): void {
  const act = wanted ? 'ref' : 'unref'
  printer[act]()
  printer.channel?.[act]()
}
