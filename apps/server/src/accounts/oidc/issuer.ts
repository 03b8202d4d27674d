/** The exchange with the issuer: an address to send a browser to, and the person whom its answer names. */
import * as client from 'openid-client'
import { Refused } from '../../failure.ts'
import type { OidcSettings } from './settings.ts'

/** Seconds after which an answer of the issuer is no longer waited for. */
const TIMEOUT = 10

/** Secrets that a browser has to bring back with the answer of the issuer. */
export interface Begun {
  readonly verifier: string
  readonly state: string
  readonly nonce: string
}

/** A person, as the issuer names one. */
export interface IssuedPerson {
  readonly issuer: string
  readonly subject: string
  /** '' where the issuer tells none. */
  readonly email: string
  /** Whether the issuer says that it has proven the address. */
  readonly emailVerified: boolean
  readonly name: string
}

const configurations = new WeakMap<OidcSettings, Promise<client.Configuration>>()

/** Reads once what the issuer publishes about itself; a failure is not remembered. */
function configurationOf(settings: OidcSettings): Promise<client.Configuration> {
  const known = configurations.get(settings)
  if (known) return known
  const { issuer, clientId, clientSecret } = settings
  const found = client
    .discovery(issuer, clientId, clientSecret, undefined, {
      timeout: TIMEOUT,
      execute: [
        // The standard lets a token that comes straight from the issuer pass without a look at its signature.
        client.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    })
    .catch((error: unknown) => {
      configurations.delete(settings)
      throw elsewhere(error)
    })
  configurations.set(settings, found)
  return found
}

/** @param redirect address to which the issuer sends the browser back */
export async function beginAt(
  settings: OidcSettings,
  redirect: string,
): Promise<{ readonly address: string; readonly begun: Begun }> {
  const configuration = await configurationOf(settings)
  const begun = {
    verifier: client.randomPKCECodeVerifier(),
    state: client.randomState(),
    nonce: client.randomNonce(),
  }
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirect,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
    state: begun.state,
    nonce: begun.nonce,
  })
  return { address: address.href, begun }
}

/**
 * The person whom the answer of the issuer names. Throws Refused where there is none.
 * @param answer the address that the browser was sent back to
 */
export async function personAt(settings: OidcSettings, answer: URL, begun: Begun): Promise<IssuedPerson> {
  const configuration = await configurationOf(settings)
  try {
    const tokens = await client.authorizationCodeGrant(configuration, answer, {
      pkceCodeVerifier: begun.verifier,
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()!
    // Some issuers tell the address only when they are asked for it.
    const facts =
      claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        ? { ...claims, ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
        : claims
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: typeof facts['email'] === 'string' ? facts['email'] : '',
      emailVerified: facts['email_verified'] === true,
      name: typeof facts['name'] === 'string' ? facts['name'] : '',
    }
  } catch (error) {
    throw elsewhere(error)
  }
}

function elsewhere(cause: unknown): Refused {
  if (cause instanceof client.AuthorizationResponseError && cause.error === 'access_denied')
    return new Refused('elsewhere', 'The sign-in was cancelled, or you are not allowed to use this server.')
  return new Refused(
    'elsewhere',
    'The sign-in there did not work. Try again; if it happens again, tell whoever runs this server.',
    undefined,
    cause,
  )
}
