/** The people of the model, with sessions on a running server. */
import { type ServerClient, createClient } from '@calcwright/contract'
import { PASSWORD, signUp } from '../browser.ts'
import { person } from '../people.ts'
import { type TestServer, cookieOf } from '../test-server.ts'
import { type Actor, PEOPLE } from './state.ts'
import type { Step } from './steps.ts'
import type { Exchange } from './model-items.ts'
import type { Answer } from './window.ts'

type Headers = Record<string, string>

const NOBODY = { cookie: '' }

export const addressOf = (name: string): string => `${name}@example.com`

export class Accounts {
  readonly #server: TestServer
  readonly #headers = new Map<Actor, Headers>()
  readonly #clients = new Map<Actor, ServerClient>()
  /** Ids of people who were unregistered and have signed up. */
  readonly #ids = new Map<string, string>()
  #exchanges: Exchange[] = []

  /** Use `Accounts.on`, which signs the people in. */
  constructor(server: TestServer) {
    this.#server = server
    this.#signIn(null, NOBODY)
  }

  static async on(server: TestServer): Promise<Accounts> {
    const accounts = new Accounts(server)
    for (const name of PEOPLE) accounts.#signIn(name, (await person(server, name)).headers)
    return accounts
  }

  /** Resets to the state in which nobody has signed up. */
  clear(): void {
    this.#ids.clear()
  }

  client(actor: Actor): ServerClient {
    return this.#clients.get(actor)!
  }

  headersOf(actor: Actor): Headers {
    return this.#headers.get(actor)!
  }

  idOf(name: string): string {
    return this.#ids.get(name) ?? name
  }

  /** Returns all exchanges since the last call. */
  takeExchanges(): readonly Exchange[] {
    return this.#exchanges.splice(0)
  }

  #signIn(name: Actor, headers: Headers): void {
    this.#clients.set(name, this.#clientWith(name, headers))
    this.#headers.set(name, headers)
  }

  #clientWith(actor: Actor, headers: Headers): ServerClient {
    return createClient(async (input, init) => {
      const response = await this.#server.fetchWithin(String(input), {
        ...init,
        headers: { ...(init?.headers as object), ...headers },
      })
      const answer = await response.text()
      this.#exchanges.push({ actor, sent: String(init?.body ?? ''), answer })
      return new Response(answer, response)
    })
  }

  /** Somebody who comes back has another session, or another account under the same address. */
  async endSession({ call, actor }: Step): Promise<Answer> {
    const client = this.client(actor)
    const isNew = actor !== null && this.#ids.has(actor)
    const answer = await (call === 'sign_out'
      ? client.signOut()
      : client.deleteAccount(isNew ? PASSWORD : ''))
    if (!answer.success || actor === null) return answer
    const session = await client.session()
    if (!session.success || session.user !== null)
      return { success: true, message: 'still signed in' } as never
    if (call === 'sign_out') this.#signIn(actor, await cookieOf(this.#server, this.idOf(actor)))
    else if (isNew) this.#ids.delete(actor)
    else this.#signIn(actor, (await person(this.#server, actor)).headers)
    return answer
  }

  /** Signs up by the link in a mail, as everybody does. */
  async signUp(name: string): Promise<Answer> {
    const { pool } = this.#server.database
    await pool.query('delete from rate_limits')
    const browser = await signUp(this.#server, addressOf(name), name)
    const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
      addressOf(name),
    ])
    this.#ids.set(name, rows[0]!.id)
    this.#signIn(name, { cookie: [...browser.cookies].map(pair => pair.join('=')).join('; ') })
    return { success: true }
  }
}
