/** A window on a worksheet with a socket of its own. */
import { type LiveEvent, type Refusal, fromBase64, toBase64 } from '@calcwright/contract'
import { DocumentError, type Worksheet, mergeStates } from '@calcwright/document'
import { WebSocket } from 'ws'
import { load } from '../sheets.ts'

/** Outcome of an action. */
export type Answer = { success: true } | Refusal

/** Milliseconds within which a window is notified of changes. */
const NOTIFIED_WITHIN = 10_000

/** A window on a worksheet, with the state that the model knows. */
export class ModelWindow {
  readonly #socket: WebSocket
  #events: LiveEvent[] = []
  readonly #waiting = new Set<() => void>()
  #open = true
  /** The last change that it has sent. */
  sent = ''
  level = 0
  /** Present hash of the worksheet, after a change of the address. */
  hash: string | null = null
  /** All updates that it has received or sent. */
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

  /** Returns whether the window was admitted. */
  async hello(): Promise<boolean> {
    await new Promise<void>(resolve => {
      this.#socket.once('open', () => resolve())
      this.#socket.once('close', () => resolve())
    })
    await this.#ask()
    // The stored state follows the welcome.
    await this.until(() => !this.#open || this.updates.size > 0)
    return this.#open
  }

  /** Sends a change of the worksheet without saving it. Returns the outcome. */
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
   * The worksheet, as far as it is complete: live changes may build on unsaved ones whose authors are gone.
   * The stored state comes whole with each answer to a greeting.
   */
  #worksheet(): Worksheet {
    const received = [...this.updates].map(fromBase64)
    for (const state of [mergeStates(received), ...received.toReversed()]) {
      const worksheet = loaded(state)
      if (worksheet) return worksheet
    }
    throw new Error('No state that was received can be loaded')
  }

  close(): void {
    this.#socket.close()
  }

  /** Waits for a condition. Returns false when it does not come true. */
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

  /** Resolves when all earlier messages are processed. */
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

/** Returns null for a part of a worksheet. */
function loaded(state: Uint8Array): Worksheet | null {
  try {
    return load(state)
  } catch (error) {
    // An update that only deletes, or builds on nothing, is complete and still no worksheet.
    if (error instanceof DocumentError && ['incomplete', 'unreadable'].includes(error.code)) return null
    throw error
  }
}
