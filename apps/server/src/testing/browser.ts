/** A browser, as far as a server notices it: it stores cookies. */
import { type ServerClient, createClient } from '@calcwright/contract'
import { makeOwnerLink } from '../accounts/owner-link.ts'
import type { Message } from '../mail/templates.ts'
import type { TestServer } from './test-server.ts'

export interface Browser extends ServerClient {
  /** Cookies by name, without the marks of known devices and without deleted ones. */
  readonly cookies: ReadonlyMap<string, string>
  /** `set-cookie` of the last answer with one. */
  readonly lastCookie: () => string
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
}

export function openBrowser(server: TestServer, headers: Record<string, string> = {}): Browser {
  const cookies = new Map<string, string>()
  const devices = new Map<string, string>()
  let lastCookie = ''
  const fetcher = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const cookie = [...cookies, ...devices].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(input, {
      ...init,
      headers: { ...(init?.headers as object), ...headers, ...(cookie === '' ? {} : { cookie }) },
    })
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (name.endsWith('_device')) {
        devices.set(name, value)
        continue
      }
      lastCookie = text
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    ...createClient(fetcher, server.address),
    cookies,
    lastCookie: () => lastCookie,
    fetch: (path, init) => fetcher(server.address + path, init),
  }
}

/** Returns the secret of the link in the last mail to an address. Throws when there is none. */
export function linkIn(mails: readonly Message[], to: string): string {
  const mail = mails.findLast(each => each.to === to)
  const token = /#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`No link was sent to ${to}`)
  return token
}

export const PASSWORD = 'correct horse battery'

/** Makes an account and returns its signed-in browser. */
export async function signUp(server: TestServer, email: string, name = 'Ann'): Promise<Browser> {
  const browser = openBrowser(server)
  await browser.signUp(email)
  const token = linkIn(server.mails, email)
  const made = await browser.createAccount({ token, name, password: PASSWORD })
  if (!made.success) throw new Error(made.message)
  return browser
}

/** Makes the owner of a server that signs nobody in without a session, and returns the owner's browser. */
export async function ownerOf(server: TestServer): Promise<Browser> {
  const token = (await makeOwnerLink(server.database.query, 'owner@example.com')).replace('/reset#', '')
  const owner = openBrowser(server)
  await owner.resetPassword({ token, password: PASSWORD })
  server.mails.length = 0
  return owner
}
