/**
 * Exchanges changes and carets with others in an open worksheet. Nothing depends on it:
 * changes are saved by the save queue, and a connection that breaks comes back by itself.
 */
import {
  LIVE_LIMIT,
  type LiveCaret,
  LiveEvent,
  type LivePerson,
  type LiveRequest,
  fromBase64,
  toBase64,
} from '@calcwright/contract'
import { DocumentError, type Worksheet, mergeStates } from '@calcwright/document'
import { createStore } from 'zustand/vanilla'

/** Long enough to send a burst of typing together, short enough to look immediate. */
const TELL_DELAY = 80
/** Delay while nobody else has the worksheet open. */
const ALONE_DELAY = 1000
const RECONNECT_DELAYS = [1000, 2000, 5000, 15_000] as const
/**
 * Carets are repeated, in a window that nobody looks at once a minute; one that was not received for
 * longer belongs to a window that is gone.
 */
const REPEAT_CARET = 25_000
const FORGET_CARET = 150_000
/** Shortest and longest time between two requests for missing updates. */
const ASK_AGAIN = 1000
const LEAST_OFTEN = 60_000
/** The server's codes for: you may not, and: you are no longer signed in. */
const REFUSED = 4403
const SIGNED_OUT = 4401
/** Code of the browser for a connection that broke without a reason. */
const BROKEN = 1006

export interface Presence {
  readonly person: LivePerson
  readonly caret: LiveCaret | null
  /** Moment of the last sign of life. */
  readonly received: number
}

type TextPlace = Pick<LiveCaret, 'text' | 'head' | 'anchor'>

export interface LiveOptions {
  /** The worksheet's live address, ws: or wss:. */
  readonly address: string
  readonly worksheet: Pick<Worksheet, 'name' | 'apply' | 'onUpdate' | 'merge' | 'stateVector' | 'encodeSince'>
  /** Asked at each change: changes of somebody without the right stay on this page. */
  readonly mayEdit: () => boolean
  /** The worksheet has another hash. */
  readonly onMoved?: (hash: string) => void
  /** Called when check marks were set or withdrawn. */
  readonly onChecks?: () => void
  /** Called when comments were written or changed, and when that may have been missed. */
  readonly onComments?: () => void
  /** Called when the rights of the visitor have changed. */
  readonly onRights?: (level: number) => void
  /** Called when the server has ended the connection for good: the rights, or those for a change, are gone. */
  readonly onRefused?: (reason: string) => void
  readonly connect?: (address: string) => WebSocket
}

export class LiveConnection {
  /** Others who have the worksheet open, by the id of their window. */
  readonly others = createStore<ReadonlyMap<string, Presence>>(() => new Map())
  readonly #options: LiveOptions
  readonly #stops: (() => void)[] = []
  #socket: WebSocket | null = null
  #failures = 0
  #id = ''
  /** The id before the connection broke: the others may not have noticed yet. */
  #former: string | undefined
  #caret: LiveCaret | null = null
  #readText: () => TextPlace | null = () => null
  #unsent: Uint8Array[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  /** Rights level in the last message of the server. */
  #level: number | undefined
  /** Reason that the server gave when it ended the session. */
  #signedOut: string | undefined
  /** While this timer runs, missing updates are not requested. */
  #asked: ReturnType<typeof setTimeout> | undefined
  #askDelay = 0
  #closed = false

  constructor(options: LiveOptions) {
    this.#options = options
    this.#stops.push(
      options.worksheet.onUpdate((update, origin) => {
        if (origin !== 'remote' && options.mayEdit()) this.#changed(update)
      }),
    )
    const repeat = setInterval(() => this.#repeat(), REPEAT_CARET)
    this.#stops.push(() => clearInterval(repeat))
    this.#open()
  }

  /** This window's id for saves, '' while there is no connection. */
  get window(): string {
    return this.#id
  }

  /** Tells the others where the caret is. */
  moveCaret(caret: LiveCaret | null): void {
    if (isSamePlace(caret, this.#caret)) return
    this.#caret = caret
    this.#soon()
  }

  /** @param read where in its text the caret is; asked only while others are there */
  readText(read: () => TextPlace | null): void {
    this.#readText = read
  }

  /** Called when the caret has moved within its text. */
  caretMoved(): void {
    if (this.#caret && this.others.getState().size > 0) this.#soon()
  }

  /** Closes the connection when the browser goes offline: by itself it would take minutes to notice. */
  breakOff(): void {
    const socket = this.#socket
    if (!socket) return
    this.#lost({ code: BROKEN, reason: '' })
    socket.close()
  }

  /** Tries again at once, when the browser says that it is back on line. */
  retryNow(): void {
    if (this.#retry === undefined) return
    clearTimeout(this.#retry)
    this.#open()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#retry)
    clearTimeout(this.#asked)
    for (const stop of this.#stops) stop()
    this.#socket?.close()
  }

  #open(): void {
    this.#retry = undefined
    const { address, connect = url => new WebSocket(url) } = this.#options
    const socket = connect(address)
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#failures = 0
      this.#hello()
    })
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#receive(LiveEvent.parse(JSON.parse(String(data))))
    })
    socket.addEventListener('close', event => {
      if (socket === this.#socket) this.#lost(event)
    })
  }

  #lost({ code, reason }: Pick<CloseEvent, 'code' | 'reason'>): void {
    this.#socket = null
    this.#former = this.#id || this.#former
    this.#id = ''
    this.others.setState(new Map(), true)
    if (this.#closed) return
    if (code === REFUSED) return this.#options.onRefused?.(this.#signedOut ?? reason)
    // A public worksheet stays readable: the next connection shows whether this one is.
    if (code === SIGNED_OUT) this.#signedOut = reason
    const delay = RECONNECT_DELAYS[Math.min(this.#failures, RECONNECT_DELAYS.length - 1)]
    this.#failures += 1
    this.#retry = setTimeout(() => this.#open(), delay)
  }

  #hello(): void {
    const vector = toBase64(this.#options.worksheet.stateVector())
    this.#say({ kind: 'hello', vector, former: this.#former })
    if (this.#caret) this.#sayCaret()
  }

  #receive(event: LiveEvent): void {
    switch (event.kind) {
      case 'welcome':
        this.#id = event.id
        if (this.#former !== undefined) this.#options.onComments?.()
        return
      case 'update':
        return this.#take(event.update)
      case 'lacking':
        return this.#sayBeyond(event.vector)
      case 'name_refused':
        return this.#giveBackName(event.name)
      case 'caret':
        return this.#remember({ person: event.person, caret: event.caret, received: Date.now() })
      case 'gone':
        return this.#forget(presence => presence.person.id === event.id)
      case 'resync':
        return this.#hello()
      case 'moved':
        return this.#options.onMoved?.(event.hash_string)
      case 'checks':
        return this.#options.onChecks?.()
      case 'comments':
        return this.#options.onComments?.()
      case 'rights':
        return this.#compareRights(event.rights_level)
    }
  }

  #take(update: string): void {
    if (this.#merge(update)) this.#askDelay = 0
    else this.#askAgain()
  }

  /** Saved as it is here, it would be refused with everything else. */
  #giveBackName(name: string): void {
    const { worksheet } = this.#options
    if (worksheet.name !== name) worksheet.apply({ kind: 'rename', name })
  }

  /** Merges an update, unless it contradicts the worksheet or would leave it empty. Returns whether it is complete. */
  #merge(update: string): boolean {
    try {
      return this.#options.worksheet.merge(fromBase64(update), { blank: false })
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      return true
    }
  }

  /**
   * Something before it is missing: the answer to a new hello brings it. What that does not bring may be
   * nowhere: it is asked for less and less often.
   */
  #askAgain(): void {
    if (this.#asked !== undefined) return
    this.#askDelay = Math.min(2 * this.#askDelay + ASK_AGAIN, LEAST_OFTEN)
    this.#asked = setTimeout(() => (this.#asked = undefined), this.#askDelay)
    this.#hello()
  }

  #compareRights(level: number): void {
    const changed = this.#level !== undefined && this.#level !== level
    this.#level = level
    if (changed) this.#options.onRights?.(level)
  }

  #remember(presence: Presence): void {
    if (this.#timer !== undefined && this.others.getState().size === 0) this.#tell()
    const first = this.others.getState().size === 0
    this.others.setState(new Map(this.others.getState()).set(presence.person.id, presence), true)
    if (first) this.caretMoved()
  }

  #forget(isGone: (presence: Presence) => boolean): void {
    const left = [...this.others.getState()].filter(([, presence]) => !isGone(presence))
    if (left.length < this.others.getState().size) this.others.setState(new Map(left), true)
  }

  #repeat(): void {
    this.#sayCaret()
    const latest = Date.now() - FORGET_CARET
    this.#forget(presence => presence.received < latest)
  }

  #changed(update: Uint8Array): void {
    if (this.#socket) this.#unsent.push(update)
    this.#soon()
  }

  #soon(): void {
    const delay = this.others.getState().size > 0 ? TELL_DELAY : ALONE_DELAY
    this.#timer ??= setTimeout(() => this.#tell(), delay)
  }

  #tell(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const pending = this.#unsent.splice(0)
    const updates = this.#options.mayEdit() ? pending : []
    if (updates.length > 0) this.#sayUpdate(mergeStates(updates))
    this.#sayCaret()
  }

  #sayBeyond(vector: string): void {
    const { mayEdit, worksheet } = this.#options
    if (mayEdit()) this.#sayUpdate(worksheet.encodeSince(fromBase64(vector)))
  }

  /** Sends an update. Others receive one that is too long for a message when it is saved. */
  #sayUpdate(bytes: Uint8Array): void {
    const update = toBase64(bytes)
    if (update.length < LIVE_LIMIT - 1024) this.#say({ kind: 'update', update })
  }

  #sayCaret(): void {
    const place = this.others.getState().size > 0 ? this.#readText() : null
    this.#say({ kind: 'caret', caret: this.#caret && { ...this.#caret, ...place } })
  }

  /** Sends a message while connected. Nothing else is queued: the next hello compares states, and changes are saved. */
  #say(request: LiveRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request))
  }
}

const isSamePlace = (a: LiveCaret | null, b: LiveCaret | null): boolean =>
  a?.block === b?.block && a?.field === b?.field && a?.offset === b?.offset
