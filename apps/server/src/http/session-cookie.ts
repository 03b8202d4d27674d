/** Cookies that prove a session, and that somebody has signed in with this browser before. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PANEL_HEADER } from '@calcwright/contract'
import type { Config } from '../config.ts'
import type { Device, SignedIn } from '../sessions.ts'

/** Browsers delete a cookie after this time; the session may end before. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60

export class SessionCookie {
  readonly name: string
  readonly #secure: boolean

  constructor({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>) {
    this.#secure = publicUrl?.protocol === 'https:'
    // All ports of a host share its cookies, so the name has the port. Processes behind one public address
    // share the name.
    this.name = this.#secure ? '__Host-calcwright' : `calcwright_${publicUrl?.port || port}`
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name] ?? request.cookies[this.#panelName]
  }

  set(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.name, token, { ...this.#attributes, maxAge: COOKIE_SECONDS })
  }

  begin(reply: FastifyReply, { token, marks }: SignedIn): void {
    if (reply.request.headers[PANEL_HEADER] !== undefined) {
      void reply.setCookie(this.#panelName, token, { ...this.#inFrame, maxAge: COOKIE_SECONDS })
      return
    }
    this.set(reply, token)
    void reply.setCookie(this.#deviceName, marks, { ...this.#attributes, maxAge: COOKIE_SECONDS })
  }

  deviceOf(request: FastifyRequest): Device {
    return { ...deviceOf(request), marks: request.cookies[this.#deviceName] }
  }

  /** Sets the cookie that a browser has to bring back from the sign-in of another server. */
  setWaiting(reply: FastifyReply, sealed: string, seconds: number): void {
    void reply.setCookie(this.#waitingName, sealed, { ...this.#attributes, maxAge: seconds })
  }

  readWaiting(request: FastifyRequest): string | undefined {
    return request.cookies[this.#waitingName]
  }

  clearWaiting(reply: FastifyReply): void {
    void reply.clearCookie(this.#waitingName, this.#attributes)
  }

  get #waitingName(): string {
    return `${this.name}_waiting`
  }

  get #deviceName(): string {
    return `${this.name}_device`
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.#attributes)
    if (reply.request.cookies[this.#panelName] !== undefined)
      void reply.clearCookie(this.#panelName, this.#inFrame)
  }

  /** The session of the panel of Onshape: browsers keep it apart, for pages of that site alone. */
  get #panelName(): string {
    return `${this.name}_panel`
  }

  get #inFrame() {
    return { path: '/', httpOnly: true, sameSite: 'none', secure: true, partitioned: true } as const
  }

  get #attributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure } as const
  }
}

export function deviceOf(request: FastifyRequest): Device {
  return { userAgent: request.headers['user-agent'] ?? '', address: request.ip }
}
