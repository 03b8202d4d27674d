/** A window that is open on a worksheet, with a socket of its own. */
import { type LiveEvent, type Refusal, fromBase64, toBase64 } from '@calcwright/contract'
import { DocumentError, type Worksheet, mergeStates } from '@calcwright/document'
import { WebSocket } from 'ws'
import { load } from '../sheets.ts'

/** How something was taken. */
export type Answer = { success: true } | Refusal

/** Milliseconds within which a window is told of what has changed. */
const NOTIFIED_WITHIN = 10_000

/** A window that is open on a worksheet, as far as the model goes. */
export class ModelWindow {
  readonly #socket: WebSocket
  #events: LiveEvent[] = []
  readonly #waiting = new Set<() => void>()
  #open = true
  /** What it has said last. */
  sent = ''
  level = 0
  /** The worksheet's present hash, when that has become another one. */
  hash: string | null = null
  /** Everything that it has heard. */
  readonly updates = new Set<string>()

  constructor(address: string, headers: Record<string, string>) {
    this.#socket = new WebSocket(address, { headers })
    this.#socket.on('message', data => this.#take(JSON.parse(String(data)) as LiveEvent))
    const close = () => {
      this.#open = false
      this.#wake()
    }
    this.#socket.on('close', close)
    this.#socket.on('error', close)
  }

  get isOpen(): boolean {
    return this.#open
  }

  /** Whether it was let in. */
  async hello(): Promise<boolean> {
    await new Promise<void>(resolve => {
      this.#socket.once('open', () => resolve())
      this.#socket.once('close', () => resolve())
    })
    await this.#ask()
    // What is stored follows the welcome.
    await this.until(() => !this.#open || this.updates.size > 0)
    return this.#open
  }

  /** Says a change of the worksheet as it is here, and nothing else, as a page does; how that was taken. */
  async write(change: (worksheet: Worksheet) => void): Promise<Answer> {
    const worksheet = this.#worksheet()
    const changes: Uint8Array[] = []
    worksheet.onUpdate(update => changes.push(update))
    change(worksheet)
    this.sent = toBase64(mergeStates(changes))
    this.#say({ kind: 'update', update: this.sent })
    if (!(await this.#ask())) return { success: false, problem: 'rights', message: '' }
    const refused = this.#events.find(({ kind }) => kind === 'name_refused' || kind === 'lacking')
    if (refused) return { success: false, message: refused.kind === 'name_refused' ? 'kept' : refused.kind }
    this.updates.add(this.sent)
    return { success: true }
  }

  /**
   * As far as it is whole: what others said may build on what nobody has saved, and who said that may be gone.
   * What is stored comes whole, with each answer to a hello.
   */
  #worksheet(): Worksheet {
    const received = [...this.updates].map(fromBase64)
    const whole = [mergeStates(received), ...received.toReversed()].values().map(loaded)
    return whole.find(worksheet => worksheet !== null)!
  }

  close(): void {
    this.#socket.close()
  }

  /** Waits until it is so; false when it does not become so. */
  async until(is: () => boolean): Promise<boolean> {
    const deadline = Date.now() + NOTIFIED_WITHIN
    while (!is()) {
      const left = deadline - Date.now()
      if (left <= 0) return false
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, left)
        this.#waiting.add(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
    return true
  }

  /** Everything that was said before has been worked off when this is answered. */
  async #ask(): Promise<boolean> {
    this.#events = []
    this.#say({ kind: 'hello', vector: toBase64(new Uint8Array([0])) })
    await this.until(() => !this.#open || this.#events.some(event => event.kind === 'welcome'))
    return this.#open
  }

  #say(request: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request))
  }

  #take(event: LiveEvent): void {
    this.#events.push(event)
    if (event.kind === 'rights') this.level = event.rights_level
    if (event.kind === 'moved') this.hash = event.hash_string
    if (event.kind === 'update') this.updates.add(event.update)
    this.#wake()
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}

/** null for a part of a worksheet. */
function loaded(state: Uint8Array): Worksheet | null {
  try {
    return load(state)
  } catch (error) {
    // What deletes only, or builds on nothing, is complete and still no worksheet.
    if (error instanceof DocumentError && ['incomplete', 'unreadable'].includes(error.code)) return null
    throw error
  }
}
