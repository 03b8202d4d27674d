/** Settings for signing in by OpenID Connect from the environment, which docs/configuration.md explains. */
import { StartFailure } from '../../failure.ts'

export interface OidcSettings {
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string
  /** Name on the button. */
  readonly name: string
  /** Domains whose addresses the issuer speaks for, in lower case; none for all, of which no account is linked. */
  readonly domains: readonly string[]
  /** Whether somebody without an account gets one. */
  readonly creates: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** @returns null without OIDC_ISSUER: nobody signs in that way then */
export function readOidc(env: Environment): OidcSettings | null {
  const text = env['OIDC_ISSUER']
  if (!text) return null
  const needed = (name: string): string => {
    if (env[name]) return env[name]
    throw new StartFailure(`OIDC_ISSUER needs ${name} as well, which the issuer gives to this server.`)
  }
  const accounts = env['OIDC_ACCOUNTS'] || 'create'
  if (accounts !== 'create' && accounts !== 'existing')
    throw new StartFailure(`OIDC_ACCOUNTS is "${accounts}". Use create or existing.`)
  const issuer = readIssuer(text)
  return {
    issuer,
    clientId: needed('OIDC_CLIENT_ID'),
    clientSecret: needed('OIDC_CLIENT_SECRET'),
    name: (env['OIDC_NAME'] || issuer.hostname).slice(0, 60),
    domains: readDomains(env['OIDC_DOMAINS'] || ''),
    creates: accounts === 'create',
  }
}

function readIssuer(text: string): URL {
  const url = URL.parse(text)
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname))
  if (url && isSecure && url.search === '' && url.hash === '') return url
  throw new StartFailure(
    `OIDC_ISSUER is "${text}". Use the https address of the issuer, such as OIDC_ISSUER=https://login.example.com.`,
  )
}

function readDomains(text: string): string[] {
  const domains = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(domain => domain !== '')
  const wrong = domains.find(domain => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
  if (wrong === undefined) return domains
  throw new StartFailure(
    `OIDC_DOMAINS has "${wrong}". Write domains of addresses, such as OIDC_DOMAINS="example.com example.org".`,
  )
}
