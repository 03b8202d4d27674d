import { type LiveEvent, type LiveRequest, fromBase64, toBase64 } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { WebSocket } from 'ws'
import { type TestServer, addLine, linesOf, load } from './test-server.ts'

interface Opened {
  readonly headers: Record<string, string>
  readonly hash: string
  /** The document that the window opened with. */
  readonly stored: Uint8Array
}

/** One window with a worksheet open, as a program. */
export class ProgramWindow {
  readonly worksheet: Worksheet
  readonly events: LiveEvent[] = []
  readonly closed: Promise<{ code: number; reason: string }>
  readonly #socket: WebSocket
  readonly #waiting = new Set<() => void>()

  constructor(server: TestServer, { headers, hash, stored }: Opened) {
    this.worksheet = load(stored)
    this.#socket = new WebSocket(`${server.address.replace('http', 'ws')}/worksheets/${hash}/live`, {
      headers,
    })
    this.#socket.on('message', data => this.#receive(JSON.parse(String(data)) as LiveEvent))
    this.closed = new Promise(resolve => {
      this.#socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
      this.#socket.on('error', error => resolve({ code: 0, reason: error.message }))
    })
  }

  async hello(former?: string): Promise<string> {
    await new Promise(resolve => this.#socket.once('open', resolve))
    this.say({ kind: 'hello', vector: toBase64(this.worksheet.stateVector()), former })
    const { id } = await this.until(event => event.kind === 'welcome' && event)
    await this.until(event => event.kind === 'update' && event)
    return id
  }

  say(request: LiveRequest): void {
    this.#socket.send(JSON.stringify(request))
  }

  /** Adds a line and sends it; returns the update. */
  write(line: string): string {
    const update = addLine(this.worksheet, line)
    this.say({ kind: 'update', update })
    return update
  }

  /** Resolves with the first result of `find` on an event, also a past one. */
  async until<T>(find: (event: LiveEvent) => T | false): Promise<T> {
    for (;;) {
      for (const event of this.events) {
        const found = find(event)
        if (found !== false) return found
      }
      await new Promise<void>(resolve => this.#waiting.add(resolve))
    }
  }

  shows(line: string): Promise<boolean> {
    return this.until(() => linesOf(this.worksheet).some(text => text.includes(line)) && true)
  }

  /** Ids of those present, by the events received so far. */
  present(): ReadonlySet<string> {
    const ids = new Set<string>()
    for (const event of this.events) {
      if (event.kind === 'caret') ids.add(event.person.id)
      if (event.kind === 'gone') ids.delete(event.id)
    }
    return ids
  }

  close(): void {
    this.#socket.close()
  }

  #receive(event: LiveEvent): void {
    if (event.kind === 'update') this.worksheet.merge(fromBase64(event.update))
    this.events.push(event)
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}
