/** GET /worksheets/{hash}/live: the WebSocket of one window. */
import { HashString, LIVE_LIMIT, type LiveEvent, type LiveRequest } from '@calcwright/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StateOutline } from '@calcwright/document'
import websocket from '@fastify/websocket'
import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { networkOf } from '../../http/client.ts'
import type { Context, Services } from '../../context.ts'
import { findStanding, findWorksheetInUse } from '../../commands/find-allowed-worksheet.ts'
import { fromBase64, toBase64 } from '../../documents/base64.ts'
import { readInSlot } from '../../documents/read-in-slot.ts'
import { bodyLimitFor } from '../../documents/size-limits.ts'
import { usableStateVector } from '../../documents/state-vector.ts'
import { readContent } from '../../documents/stored-worksheet.ts'
import type { WorksheetRow } from '../../documents/worksheet-finder.ts'
import { Refused } from '../../failure.ts'
import { type JsonParser, SMALL_JSON } from '../../http/bodies/json-parser.ts'
import type { App } from '../../http/types.ts'
import type { Subscription } from '../../live/bus.ts'
import { ConnectionLimits } from '../../live/connection-limits.ts'
import { MessageReader } from '../../live/read-message.ts'
import type { Rooms, RoomMember } from '../../live/rooms.ts'
import { type Level, NO_RENAME, mayRename, notFound } from '../../policies/policy.ts'
import { findLocalOwner, sessionLasts } from '../../sessions.ts'

/** Code of ws for a message beyond the limit, which ends the connection: the log gets a line without a stack. */
const TOO_LARGE = 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH'

/** Milliseconds after which rights are looked up again, because they may have been taken away. */
const RIGHTS_LAST = 5000

/** Milliseconds within which a connection has to answer a ping. */
const PING_EVERY = 30_000

/** Milliseconds between two answered greetings of a window, or two requests to it. */
const WELCOME_EVERY = 500

/** Milliseconds after which a connection that does not read its answer is closed. */
const UNREAD = 30_000

/** Bytes that a window may have sent without an answer; no page comes near. */
const UNACKNOWLEDGED_LIMIT = 4 * LIVE_LIMIT

/** State vector of an empty document. */
const NOTHING = 'AA=='

/** Close codes of RFC 6455; those of applications begin at 4000. */
const REFUSED = 4403
const SIGNED_OUT = 4401
const UNREADABLE = 1007
const TOO_MUCH = 1008
const TRY_LATER = 1013

/** Registered before all other hooks, so that the plugin closes connections that one of them refuses. */
export async function registerSockets(app: App): Promise<void> {
  await app.register(websocket, { options: { maxPayload: LIVE_LIMIT, perMessageDeflate: false } })
}

export function registerLive(app: App, services: Services, rooms: Rooms, parser: JsonParser): void {
  const schema = { hide: true, params: z.object({ hash: HashString }) }
  const config = { sameOrigin: true }
  const connectionLimits = new ConnectionLimits()
  const reader = new MessageReader(parser)
  app.get('/worksheets/:hash/live', { schema, config, websocket: true }, (socket, request) => {
    // The types of a socket's handler do not know the route's schema, which has checked the parameters.
    const { hash } = request.params as { hash: string }
    socket.on('error', (error: Error & { readonly code?: string }) => {
      if (error.code === TOO_LARGE) request.log.info('a live message was too large')
      else request.log.info({ err: error }, 'a live connection broke')
    })
    const address = networkOf(request.ip)
    const leave = connectionLimits.enter({
      userId: request.visitor?.userId ?? null,
      address,
      worksheet: hash,
    })
    if (leave === null) return socket.close(TRY_LATER, 'Too many windows are open here. Close some.')
    socket.on('close', leave)
    const window = new Window(
      socket,
      { ...services, visitor: request.visitor },
      request.sessionId,
      { hash, requester: request.visitor?.userId ?? address },
      rooms,
      reader,
    )
    // `ws` gives each whole message as a Buffer unless another type is configured.
    socket.on('message', data => window.take(data as Buffer))
    socket.on('close', () => window.leave())
    keepAlive(socket)
  })
}

/** Right to receive the changes of a worksheet, or to send some. */
type Right = 'live' | 'save'

interface Allowed {
  readonly worksheetId: string
  /** Time until which the lookup holds. */
  readonly until: number
}

type Hello = LiveRequest & { kind: 'hello' }

/** Worksheet and requester of a window: a person, or a network. */
interface Opened {
  readonly hash: string
  readonly requester: string
}

/** A window that was admitted, with its last known level. */
interface Entered {
  readonly worksheetId: string
  level: Level
  projectId: string | null
  readonly watching: Subscription
}

/** The page connects again, with its present session. */
class SignedOut extends Error {}

/** One connection, which processes its messages in sequence. */
class Window {
  readonly #socket: WebSocket
  readonly #context: Context
  /** Session at the time of connecting; null for none. */
  readonly #sessionId: string | null
  #hash: string
  readonly #requester: string
  readonly #rooms: Rooms
  readonly #reader: MessageReader
  #work: Promise<void> = Promise.resolve()
  /** Bytes of messages that are not processed yet. */
  #unacknowledged = 0
  #seat: RoomMember | null = null
  #entered: Entered | null = null
  /** Time of the last full sync; */
  #welcomed = 0
  /** time of the last request for missing updates. */
  #asked = 0
  readonly #allowed = new Map<Right, Allowed>()

  constructor(
    socket: WebSocket,
    context: Context,
    sessionId: string | null,
    { hash, requester }: Opened,
    rooms: Rooms,
    reader: MessageReader,
  ) {
    this.#socket = socket
    this.#context = context
    this.#sessionId = sessionId
    this.#hash = hash
    this.#requester = requester
    this.#rooms = rooms
    this.#reader = reader
  }

  take(bytes: Buffer): void {
    if (this.#unacknowledged > UNACKNOWLEDGED_LIMIT)
      return this.#socket.close(TOO_MUCH, 'Too much was said at once.')
    // Short messages take time as well.
    const weight = bytes.length + 1024
    this.#unacknowledged += weight
    // Further bytes stay with the sender, because receiving a large message is costly already.
    if (bytes.length > SMALL_JSON) this.#socket.pause()
    this.#queue(async () => {
      this.#unacknowledged -= weight
      if (this.#socket.readyState === this.#socket.OPEN)
        await this.#handle(await this.#reader.read(bytes, this.#requester))
    })
    if (bytes.length > SMALL_JSON) this.#queue(async () => this.#socket.resume())
  }

  #queue(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error: unknown) => this.#refuse(error))
  }

  leave(): void {
    void this.#work.then(() => {
      this.#entered?.watching.stop()
      this.#seat?.leave()
    })
  }

  async #handle(request: LiveRequest): Promise<void> {
    const worksheetId = await this.#demand(request.kind === 'update' ? 'save' : 'live')
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (request.kind === 'hello') return this.#welcome(worksheetId, request)
    if (request.kind === 'caret') return this.#seat?.caret(request.caret)
    if (this.#seat) await this.#passOn(worksheetId, request.update, this.#seat)
  }

  /**
   * Passes a change on unless its sender may not make it, or it cannot be judged yet. Throws for damaged
   * bytes.
   */
  async #passOn(worksheetId: string, text: string, seat: RoomMember): Promise<void> {
    const allowed = mayRename(this.#entered?.level ?? 0)
    const stored = () =>
      readInSlot(this.#context, this.#requester, worksheetId, () => this.#outlineStored(worksheetId))
    const verdict = await seat.content.judge(fromBase64(text), allowed, stored)
    if (verdict === 'passed') return seat.update(text)
    if (verdict === 'lacking') return this.#askForLacking(seat)
    const row = await this.#context.finder.findById(worksheetId)
    if (row) this.#send({ kind: 'name_refused', name: row.name, message: NO_RENAME })
  }

  /** Changes until the window's answer build on the same missing ones and are in that answer. */
  async #askForLacking({ content }: RoomMember): Promise<void> {
    if (Date.now() < this.#asked + WELCOME_EVERY) return
    this.#asked = Date.now()
    const vector = await content.stateVector()
    if (vector) this.#send({ kind: 'lacking', vector: toBase64(vector) })
  }

  async #outlineStored(worksheetId: string): Promise<StateOutline> {
    const content = await readContent(this.#context, worksheetId)
    if (!content) throw notFound()
    return this.#context.documents.run(content.document.length, 'outlineState', content.document)
  }

  /** Returns the worksheet's id. Throws Refused without the right, which is looked up from time to time. */
  async #demand(right: Right): Promise<string> {
    const known = this.#allowed.get(right)
    if (known && known.until > Date.now()) return known.worksheetId
    await this.#demandSession()
    const { row, level } = await findWorksheetInUse(this.#context, right, this.#hash)
    this.#allowed.set(right, { worksheetId: row.id, until: Date.now() + RIGHTS_LAST })
    this.#follow(row.hash)
    this.#enter(row, level)
    return row.id
  }

  /** Throws SignedOut when the session has ended since the window was opened. */
  async #demandSession(): Promise<void> {
    const { query, visitor } = this.#context
    const id = this.#sessionId
    if (id !== null && !(await sessionLasts(query, id))) throw new SignedOut()
    // The person at this computer needs a session once there is a password, or another account.
    if (id === null && visitor !== null && !(await findLocalOwner(query))) throw new SignedOut()
  }

  /** Subscribes the window to changes of its rights. */
  #enter(row: WorksheetRow, level: Level): void {
    if (this.#entered) return this.#sendLevel(this.#entered, level)
    this.#entered = {
      worksheetId: row.id,
      level,
      projectId: row.projectId,
      watching: this.#context.rightsWatch.watch({
        worksheetId: row.id,
        projectId: () => this.#entered?.projectId ?? null,
        userId: this.#context.visitor?.userId ?? null,
        check: () => this.#queue(() => this.#checkRights()),
      }),
    }
  }

  #sendLevel(entered: Entered, level: Level): void {
    if (level !== entered.level) this.#send({ kind: 'rights', rights_level: level })
    entered.level = level
  }

  /** Follows the worksheet to another hash when the person has rights of their own; leaves when none remain. */
  async #checkRights(): Promise<void> {
    const entered = this.#entered
    if (!entered || this.#socket.readyState !== this.#socket.OPEN) return
    this.#allowed.clear()
    await this.#demandSession()
    const found = await findStanding(this.#context, entered.worksheetId)
    const moved = found !== null && found.row.hash !== this.#hash
    const level = moved ? found.ownLevel : (found?.level ?? 0)
    if (!found || level === 0) throw notFound()
    this.#follow(found.row.hash)
    this.#sendLevel(entered, found.level)
    entered.projectId = found.row.projectId
  }

  #follow(hash: string): void {
    if (hash === this.#hash) return
    this.#hash = hash
    this.#send({ kind: 'moved', hash_string: hash })
  }

  /** Joins the room before reading, so that no change falls between the stored state and the live ones. */
  async #welcome(worksheetId: string, { vector, former }: Hello): Promise<void> {
    const name = this.#context.visitor?.name ?? 'Guest'
    this.#seat ??= this.#rooms.join(worksheetId, name, event => this.#sendText(event), former)
    this.#send({ kind: 'welcome', id: this.#seat.id })
    // The rights may have changed while there was no connection.
    if (this.#entered) this.#send({ kind: 'rights', rights_level: this.#entered.level })
    await Promise.all([this.#seat.ready, this.#entered?.watching.ready])
    // More greetings than a page sends have to wait.
    await sleep(Math.max(0, this.#welcomed + WELCOME_EVERY - Date.now()))
    this.#welcomed = Date.now()
    await readInSlot(this.#context, this.#requester, worksheetId, () =>
      this.#sendLacking(worksheetId, fromBase64(usableStateVector(vector) ?? NOTHING)),
    )
  }

  /** Resolves once the updates are on their way. */
  async #sendLacking(worksheetId: string, has: Uint8Array): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const content = await readContent(this.#context, worksheetId)
    if (!content) return
    const { document } = content
    const message = await this.#context.documents.run(document.length, 'lacking', document, has)
    const { promise, resolve } = Promise.withResolvers<void>()
    const timeout = setTimeout(() => this.#socket.terminate(), UNREAD)
    this.#socket.once('close', resolve)
    this.#sendText(message, resolve)
    await promise
    clearTimeout(timeout)
    this.#socket.off('close', resolve)
  }

  #send(event: LiveEvent): void {
    this.#sendText(JSON.stringify(event))
  }

  /** @param sent called when the last byte was sent */
  #sendText(text: string | Uint8Array, sent?: () => void): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return sent?.()
    // A window that does not even read the bytes of a largest worksheet is closed. It connects again and gets
    // the updates that it lacks.
    if (this.#socket.bufferedAmount > 2 * bodyLimitFor(this.#context.config.worksheetLimit))
      return this.#socket.terminate()
    this.#socket.send(text, { binary: false }, sent)
  }

  #refuse(error: unknown): void {
    if (error instanceof SignedOut) return this.#socket.close(SIGNED_OUT, 'This session has ended.')
    const message = error instanceof Refused ? error.message : 'This message cannot be read.'
    this.#socket.close(error instanceof Refused ? REFUSED : UNREADABLE, message)
  }
}

function keepAlive(socket: WebSocket): void {
  let answered = true
  socket.on('pong', () => (answered = true))
  const timer = setInterval(() => {
    // Pongs are not received while reading is paused.
    if (!answered && !socket.isPaused) return socket.terminate()
    answered = false
    socket.ping()
  }, PING_EVERY)
  socket.on('close', () => clearInterval(timer))
}
