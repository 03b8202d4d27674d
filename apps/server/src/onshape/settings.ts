/** Settings for Onshape from the environment, which docs/cad.md explains. */
import { StartFailure } from '../failure.ts'

export interface OnshapeSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Address of the sign-in, without a closing slash: `/authorize` and `/token` are below it. */
  readonly oauthUrl: string
  /** Address of the calls with their version, without a closing slash. */
  readonly apiUrl: string
  /** Origin of Onshape's pages, for links to documents. */
  readonly site: string
  /** Pages that may hold this application in a frame, as a source list of a content policy. */
  readonly frames: string
  /** 32 bytes that encrypt the tokens at rest. */
  readonly tokenKey: Buffer
  /** Milliseconds after which an answer is no longer waited for. */
  readonly timeout: number
}

type Environment = Readonly<Record<string, string | undefined>>

const TIMEOUT = 20_000
const EXAMPLE = 'openssl rand -base64 32'

/** @returns null without ONSHAPE_CLIENT_ID: the feature is absent then */
export function readOnshape(env: Environment): OnshapeSettings | null {
  const clientId = env['ONSHAPE_CLIENT_ID']
  if (!clientId) return null
  const needed = (name: string, example: string): string => {
    if (env[name]) return env[name]
    throw new StartFailure(`ONSHAPE_CLIENT_ID needs ${name} as well, ${example}.`)
  }
  const site = readSite('ONSHAPE_URL', env['ONSHAPE_URL'] || 'https://cad.onshape.com')
  return {
    clientId,
    clientSecret: needed(
      'ONSHAPE_CLIENT_SECRET',
      "the secret of the application in Onshape's developer portal",
    ),
    tokenKey: readKey(needed('TOKEN_KEY', `32 random bytes as base64: ${EXAMPLE}`)),
    oauthUrl: readSite('ONSHAPE_OAUTH_URL', env['ONSHAPE_OAUTH_URL'] || 'https://oauth.onshape.com/oauth'),
    apiUrl: readSite('ONSHAPE_API_URL', env['ONSHAPE_API_URL'] || `${site}/api/v16`),
    site: new URL(site).origin,
    frames: readFrames(env['ONSHAPE_FRAMES'] || 'https://cad.onshape.com https://*.onshape.com'),
    timeout: TIMEOUT,
  }
}

function readSite(name: string, text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.search === '') return text.replace(/\/+$/, '')
  throw new StartFailure(
    `${name} is "${text}", which is no address. Write it like ${name}=https://cad.onshape.com.`,
  )
}

function readKey(text: string): Buffer {
  const key = /^[\da-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
  if (key.length === 32) return key
  // The message does not repeat the key.
  throw new StartFailure(`TOKEN_KEY has ${key.length} bytes, and 32 are needed. Make one with: ${EXAMPLE}`)
}

function readFrames(text: string): string {
  const sites = text.split(/[\s,]+/).filter(part => part !== '')
  if (sites.every(site => /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(site))) return sites.join(' ')
  throw new StartFailure(
    `ONSHAPE_FRAMES is "${text}". Write addresses of sites like ONSHAPE_FRAMES=https://cad.onshape.com.`,
  )
}
