/**
 * The script for pages that hold worksheets in frames: it keeps the height of each frame to its content, reads
 * results and sets controls. It depends on nothing, and is served as /embed.js; docs/embedding.md describes it.
 */
import type {
  ControlValue,
  FrameMessage,
  HostMessage,
  NamedControl,
  NamedResults,
  Unversioned,
} from '@calcwright/contract'

/** A worksheet in a frame. */
export interface CalcwrightSheet {
  readonly frame: HTMLIFrameElement
  /**
   * Resolves when the worksheet is shown: its name, the names that it defines, and its controls. Rejects with the
   * sentence of the frame where it shows none, and where the frame is silent.
   */
  readonly ready: Promise<Ready>
  /** Results by name or names, once all is calculated; of all names when none are given. */
  get(names?: string | readonly string[]): Promise<NamedResults>
  /** Calls back with these results now and whenever they change. @returns a function that ends that */
  watch(names: string | readonly string[], onResults: (results: NamedResults) => void): () => void
  controls(): Promise<readonly NamedControl[]>
  /** Sets inputs and lines that define a name, all or none; resolves when all is calculated. Nothing is saved. */
  set(values: Readonly<Record<string, ControlValue>>): Promise<void>
}

type Ready = Omit<Extract<FrameMessage, { type: 'ready' }>, 'calcwright' | 'type'>
type Answer = Extract<FrameMessage, { type: 'answer' }>
type Question = Extract<HostMessage, { id: unknown }>
type Unasked = Question extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'calcwright' | 'id'>
    : never
  : never

/** Functions that the script gives a page. */
export interface CalcwrightHost {
  /** Version of the messages, see docs/embedding.md. */
  readonly version: number
  /** Throws for a frame that shows no worksheet of the server that the script is from. */
  sheet(frame: HTMLIFrameElement): CalcwrightSheet
}

declare global {
  interface Window {
    calcwright?: CalcwrightHost
  }
}

const VERSION = 1

/** Milliseconds after which a frame counts as one that does not answer. */
const ANSWER_LIMIT = 120_000

/** Milliseconds after which a frame that has loaded and said nothing is taken to show something else. */
const WORD_LIMIT = 30_000

/** The server that this script is from: no other one's frames are listened to. */
const SERVER = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href).origin

const PATHS = /^\/(embed|inline_worksheets)\//

class Sheet implements CalcwrightSheet {
  readonly frame: HTMLIFrameElement
  readonly ready: Promise<Ready>
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  readonly #watchers = new Set<{ names: readonly string[]; tell: (results: NamedResults) => void }>()
  #known: Record<string, NamedResults[string]> = {}
  #resolveReady: (ready: Ready) => void = () => {}
  #rejectReady: (error: Error) => void = () => {}
  /** Ends the waiting for the first word of the frame. */
  #silence: ReturnType<typeof setTimeout> | undefined
  #id = 0

  constructor(frame: HTMLIFrameElement) {
    this.frame = frame
    this.ready = new Promise((resolve, reject) => {
      this.#resolveReady = resolve
      this.#rejectReady = reject
    })
    // Pages that do not ask for the sheet need not hear that it failed: the frame says so itself.
    this.ready.catch(() => {})
    frame.addEventListener('load', () => this.#expectWord(), { once: true })
  }

  async get(names?: string | readonly string[]): Promise<NamedResults> {
    const answer = await this.#ask(names ? { type: 'get', names: listOf(names) } : { type: 'get' })
    return answer.results ?? {}
  }

  async controls(): Promise<readonly NamedControl[]> {
    return (await this.#ask({ type: 'controls' })).controls ?? []
  }

  async set(values: Readonly<Record<string, ControlValue>>): Promise<void> {
    await this.#ask({ type: 'set', values: { ...values } })
  }

  watch(names: string | readonly string[], onResults: (results: NamedResults) => void): () => void {
    const watcher = { names: listOf(names), tell: onResults }
    this.#watchers.add(watcher)
    this.ready.then(
      () => this.#sendWatched(),
      () => {},
    )
    return () => {
      if (this.#watchers.delete(watcher)) this.#sendWatched()
    }
  }

  greet(): void {
    this.#post({ type: 'hello' })
  }

  /** A frame that has loaded another page, such as the error of a proxy, says nothing. */
  #expectWord(): void {
    this.#silence ??= setTimeout(
      () => this.#rejectReady(new Error('The frame does not answer: it shows no worksheet.')),
      WORD_LIMIT,
    )
  }

  receive(message: FrameMessage): void {
    this.#expectWord()
    clearTimeout(this.#silence)
    switch (message.type) {
      case 'hello':
        return this.greet()
      case 'height':
        return this.#keepHeight(message.height)
      case 'ready': {
        const { worksheet, names, controls } = message
        this.#resolveReady({ worksheet, names, controls })
        return this.#watchers.size > 0 ? this.#sendWatched() : undefined
      }
      case 'failed':
        return this.#rejectReady(new Error(message.message))
      case 'results':
        Object.assign(this.#known, message.results)
        for (const { names, tell } of this.#watchers)
          if (names.some(name => name in message.results)) tell(this.#pick(names))
        return
      case 'answer':
        return this.#waiting.get(Number(message.id))?.(message)
    }
  }

  #pick(names: readonly string[]): NamedResults {
    return Object.fromEntries(
      names.filter(name => name in this.#known).map(name => [name, this.#known[name]!]),
    )
  }

  #sendWatched(): void {
    this.#known = {}
    this.#post({ type: 'watch', names: [...new Set([...this.#watchers].flatMap(({ names }) => names))] })
  }

  /** `data-height="fixed"` keeps the height that the page has given. */
  #keepHeight(height: number): void {
    if (this.frame.dataset['height'] === 'fixed' || !(height > 0)) return
    this.frame.style.height = `${Math.min(Math.ceil(height), 20_000)}px`
  }

  async #ask(question: Unasked): Promise<Extract<Answer, { ok: true }>> {
    await this.ready
    const id = ++this.#id
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, resolve)
      setTimeout(() => reject(new Error('The worksheet does not answer.')), ANSWER_LIMIT)
      this.#post({ ...question, id } as Unversioned<Question>)
    }).finally(() => this.#waiting.delete(id))
    if (!answer.ok) throw Object.assign(new Error(answer.message), { problems: answer.problems ?? [] })
    return answer
  }

  #post(message: Unversioned<HostMessage>): void {
    // A sandboxed frame has no origin by which it could be named.
    const target = isSandboxed(this.frame) ? '*' : SERVER
    this.frame.contentWindow?.postMessage({ calcwright: VERSION, ...message }, target)
  }
}

/** One name may stand without a list around it. */
const listOf = (names: string | readonly string[]): string[] =>
  typeof names === 'string' ? [names] : [...names]

const isSandboxed = (frame: HTMLIFrameElement): boolean =>
  frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin')

const sheets = new WeakMap<HTMLIFrameElement, Sheet>()

function isOurs(frame: HTMLIFrameElement): boolean {
  const address = URL.parse(frame.src)
  return address?.origin === SERVER && PATHS.test(address.pathname)
}

function sheetOf(frame: HTMLIFrameElement): Sheet {
  const known = sheets.get(frame)
  if (known) return known
  if (!isOurs(frame)) throw new Error(`This frame shows no worksheet of ${SERVER}.`)
  const sheet = new Sheet(frame)
  sheets.set(frame, sheet)
  sheet.greet()
  return sheet
}

/** Messages count only from a frame of this page that shows a worksheet of this server, and from its origin. */
addEventListener('message', ({ source, origin, data }: MessageEvent) => {
  if ((data as { calcwright?: unknown } | null)?.calcwright !== VERSION || source === null) return
  const frame = [...document.querySelectorAll('iframe')].find(each => each.contentWindow === source)
  if (!frame || !isOurs(frame) || origin !== (isSandboxed(frame) ? 'null' : SERVER)) return
  sheetOf(frame).receive(data as FrameMessage)
})

function greetFrames(): void {
  for (const frame of document.querySelectorAll('iframe')) if (isOurs(frame)) sheetOf(frame)
}

window.calcwright = { version: VERSION, sheet: sheetOf }
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', greetFrames)
else greetFrames()
