/**
 * The connection to the page around the frame. It answers its parent alone, and of this only the origin that said
 * hello first, or the one that the address names: whoever comes later gets nothing and sets nothing.
 */
import {
  EMBED_VERSION,
  type FrameMessage,
  HostMessage,
  HostQuestion,
  type Unversioned,
} from '@calcwright/contract'
import '../shell/early-host.ts'

export interface HostLinkOptions {
  /** Origin that the address of the frame names; null for none. */
  readonly expected: string | null
  onHello(): void
  onMessage(message: HostMessage): void
}

export class HostLink {
  readonly #options: HostLinkOptions
  readonly #listening = new AbortController()
  #origin: string | null = null
  /** Answer that the page has got for the drawn sheet. */
  #ready: string | null = null

  constructor(options: HostLinkOptions) {
    this.#options = options
    if (window.parent === window) return
    addEventListener('message', event => this.#receive(event), { signal: this.#listening.signal })
    const early = globalThis.calcwrightEarlyHost
    if (early) {
      this.#ready = early.ready
      early.end()
      // The one who has this link answers them.
      queueMicrotask(() => early.messages.forEach(event => this.#receive(event)))
    } else window.parent.postMessage({ calcwright: EMBED_VERSION, type: 'hello' }, options.expected ?? '*')
  }

  /** Says something to the page that has said hello; nothing before. */
  post(message: Unversioned<FrameMessage>): void {
    if (this.#origin === null || this.#isRepeated(message)) return
    // A page without an origin, such as a file, cannot be named; this frame has checked that it is its parent.
    const target = this.#origin === 'null' ? '*' : this.#origin
    window.parent.postMessage({ calcwright: EMBED_VERSION, ...message }, target)
  }

  close(): void {
    this.#listening.abort()
  }

  /** Whether the page knows already what the live sheet says of itself at first. */
  #isRepeated({ type, ...content }: Unversioned<FrameMessage>): boolean {
    const ready = this.#ready
    if (type !== 'ready') return false
    this.#ready = null
    return ready === JSON.stringify(content)
  }

  /** Answers a question that cannot be read; what is none gets no answer. */
  #refuse(data: unknown): void {
    const asked = HostQuestion.safeParse(data)
    if (!asked.success) return
    const { id, type } = asked.data
    this.post({ type: 'answer', id, ok: false, message: `The frame cannot read this message: ${type}.` })
  }

  #receive({ source, origin, data }: MessageEvent): void {
    if (source !== window.parent) return
    const { expected, onHello, onMessage } = this.#options
    if (origin !== (this.#origin ?? expected ?? origin)) return
    const message = HostMessage.safeParse(data)
    if (!message.success) return this.#refuse(data)
    if (message.data.type === 'hello') {
      this.#origin = origin
      onHello()
    } else if (this.#origin !== null) onMessage(message.data)
  }
}
