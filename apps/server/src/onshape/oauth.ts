/** Signing in to Onshape by OAuth 2 with PKCE. Its window is one of its own, which this server answers. */
import { createHash, randomBytes } from 'node:crypto'
import { Refused } from '../failure.ts'
import { Token } from './answers.ts'
import { OnshapeRefusal, ask } from './ask.ts'
import { seal, unseal } from '../seal.ts'
import type { OnshapeSettings } from './settings.ts'

/** Milliseconds for which a window of the sign-in may stay open. */
const OPEN_FOR = 15 * 60_000
const SCOPE = 'OAuth2Read OAuth2Write'

interface State {
  readonly userId: string
  readonly verifier: string
  readonly until: number
}

/** Address of Onshape's sign-in. The state that comes back with its answer is sealed and names the person. */
export function signInAddress(settings: OnshapeSettings, userId: string, redirect: string): string {
  const verifier = randomBytes(48).toString('base64url')
  const state: State = { userId, verifier, until: Date.now() + OPEN_FOR }
  const url = new URL(`${settings.oauthUrl}/authorize`)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: redirect,
    scope: SCOPE,
    state: seal(settings.tokenKey, 'onshape state', state).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()
  return url.href
}

/**
 * The tokens for a code. Throws Refused for an answer to a sign-in that another person has begun: theirs could be
 * put under the account of whoever is made to open the address.
 */
export async function tokensForCode(
  settings: OnshapeSettings,
  userId: string,
  { code, state, redirect }: { readonly code: string; readonly state: string; readonly redirect: string },
): Promise<Token> {
  const begun = unseal(settings.tokenKey, 'onshape state', Buffer.from(state, 'base64url')) as State | null
  if (begun === null || begun.userId !== userId)
    throw new Refused('rights', 'This sign-in to Onshape was not begun by you. Begin it again.')
  if (begun.until < Date.now())
    throw new Refused('invalid', 'This sign-in to Onshape was open for too long. Begin it again.')
  const grant = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    code_verifier: begun.verifier,
  }
  return askForTokens(settings, grant)
}

/** Throws OnshapeRefusal when the sign-in was revoked. */
export const refreshTokens = (settings: OnshapeSettings, refreshToken: string): Promise<Token> =>
  askForTokens(settings, { grant_type: 'refresh_token', refresh_token: refreshToken })

const askForTokens = (settings: OnshapeSettings, grant: Record<string, string>): Promise<Token> =>
  ask({
    url: `${settings.oauthUrl}/token`,
    answer: Token,
    timeout: settings.timeout,
    init: {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        ...grant,
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
      }),
    },
  })

/** Whether the server of the sign-in has refused the grant itself, which no repetition changes. */
export const isRevoked = (error: unknown): boolean =>
  error instanceof OnshapeRefusal && (error.status === 400 || error.status === 401)
