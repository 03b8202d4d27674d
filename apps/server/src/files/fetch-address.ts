/**
 * Fetches a file from an address that a person gives, without becoming a way into the network of the server:
 * only public addresses, also behind redirects, and the address that is checked is the one that is connected
 * to.
 */
import { type IncomingMessage, get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { Refused } from '../failure.ts'

export interface FetchRules {
  /** Bytes of the largest file. */
  readonly most: number
  /** Milliseconds for the whole, redirects among it. */
  readonly timeout: number
  /** Ports that may be asked; null for any. */
  readonly ports: readonly number[] | null
  /** Addresses that count as public; for tests. */
  readonly allowed?: readonly string[]
  /** For tests. */
  readonly lookup?: LookupFunction
}

export interface FetchedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The last part of the address. */
  readonly name: string
}

export const FETCH_RULES: Omit<FetchRules, 'most'> = { timeout: 20_000, ports: [80, 443, 8080, 8443] }

/** Addresses of IPv6 that only wrap one of IPv4, whichever that is; the library knows the other inside ones. */
const INSIDE = ['::/96']

const REDIRECTS = 5
const INVALID = 'Invalid Image URL'

/** Throws Refused with a sentence that says why there is no file. */
export async function fetchAddress(address: string, rules: FetchRules): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(rules.timeout)
  let url = readAddress(address, rules)
  for (let redirects = 0; redirects <= REDIRECTS; redirects++) {
    const response = await ask(url, rules, signal)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy()
      const next = URL.parse(headers.location, url)
      if (!next) throw refused('The address leads on to one that is none.')
      url = readAddress(next.href, rules)
      continue
    }
    if (statusCode !== 200) {
      response.destroy()
      throw refused(`${url.host} answers with the status ${statusCode}.`)
    }
    return { bytes: await readBody(response, rules.most, signal), name: nameOf(url) }
  }
  throw refused('The address leads on to others again and again.')
}

/** `http://` goes before an address without it. */
function readAddress(text: string, { ports }: FetchRules): URL {
  const trimmed = text.trim()
  const url = URL.parse(
    /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/]+:\d/.test(trimmed) ? trimmed : `http://${trimmed}`,
  )
  if (!url || url.hostname === '') throw refused(INVALID)
  if (url.protocol === 'ftp:')
    throw refused(
      'Files behind ftp: cannot be fetched by this server. Use an address that begins with https:.',
    )
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused(INVALID)
  if (url.username !== '' || url.password !== '') throw refused('An address with a password is not fetched.')
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  if (ports && !ports.includes(port)) throw refused(`Nothing is fetched from port ${port}.`)
  return url
}

function ask(url: URL, { allowed, lookup }: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const filter = { allowIPAddressList: [...(allowed ?? [])], denyIPAddressList: [...INSIDE] }
  const isHttps = url.protocol === 'https:'
  const agent = isHttps ? new RequestFilteringHttpsAgent(filter) : new RequestFilteringHttpAgent(filter)
  const options = {
    agent,
    signal,
    ...(lookup && { lookup }),
    headers: {
      accept: 'image/*,text/csv,*/*;q=0.5',
      'accept-encoding': 'identity',
      'user-agent': 'Calcwright',
    },
  }
  return new Promise((resolve, reject) => {
    const request = (isHttps ? getHttps : getHttp)(url, options, resolve)
    request.on('error', error => reject(asRefusal(error, url, signal)))
  })
}

async function readBody(
  response: IncomingMessage,
  most: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = (): Refused =>
    new Refused('too-large', `The file behind the address is larger than ${most / 1024 / 1024} MB.`)
  try {
    if (Number(response.headers['content-length'] ?? 0) > most) throw tooLarge()
    const parts: Buffer[] = []
    let size = 0
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length
      if (size > most) throw tooLarge()
      parts.push(part)
    }
    return new Uint8Array(Buffer.concat(parts, size))
  } catch (error) {
    throw error instanceof Refused ? error : asRefusal(error as Error, null, signal)
  } finally {
    response.destroy()
  }
}

const refused = (message: string): Refused => new Refused('invalid', message)

function asRefusal(error: Error, url: URL | null, signal: AbortSignal): Refused {
  const where = url ? url.host : 'The server behind the address'
  if (signal.aborted) return refused(`${where} takes too long to answer.`)
  if (/is not allowed\. Because/.test(error.message))
    return refused(`${where} is an address inside a network. Only public addresses are fetched.`)
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return refused(`There is no server called ${where}.`)
  return refused(`${where} could not be reached.`)
}

function nameOf(url: URL): string {
  const last = url.pathname.split('/').findLast(part => part !== '') ?? ''
  try {
    return decodeURIComponent(last) || url.hostname
  } catch {
    return last || url.hostname
  }
}
