/**
 * An issuer of OpenID Connect (https://openid.net/specs/openid-connect-core-1_0.html) on a free port, with one person
 * and one key. Tests choose what it says, also what is wrong.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Claims = Record<string, unknown>

export interface FakeIssuer {
  readonly address: string
  /** Facts of the person in the next tokens. */
  person: Claims
  /** Changes the claims of the next tokens. */
  change: (claims: Claims) => Claims
  /** Whether the next tokens are signed by a key that the issuer does not publish. */
  signsWrongly: boolean
  /** Opens the address that a browser was sent to; returns the one that it is sent back to. */
  answer(address: string): Promise<string>
  close(): Promise<void>
}

export const CLIENT = { id: 'calcwright', secret: 'a secret / of the client' }

const base64url = (bytes: string | Uint8Array): string => Buffer.from(bytes).toString('base64url')
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

interface Asked {
  readonly challenge: string
  readonly nonce: string
  readonly redirect: string
}

export async function openFakeIssuer(): Promise<FakeIssuer> {
  const keys = newKeys()
  const others = newKeys()
  const codes = new Map<string, Asked>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer.address)
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (pathname === '/.well-known/openid-configuration') return send(200, published(issuer.address))
    if (pathname === '/keys')
      return send(200, { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] })
    if (pathname === '/authorize') {
      const of = (name: string) => searchParams.get(name) ?? ''
      const code = randomBytes(12).toString('hex')
      codes.set(code, { challenge: of('code_challenge'), nonce: of('nonce'), redirect: of('redirect_uri') })
      const back = new URL(of('redirect_uri'))
      back.search = new URLSearchParams({ code, state: of('state') }).toString()
      return response.writeHead(302, { location: back.href }).end()
    }
    if (pathname === '/token')
      return void tokens(request).then(
        answer => send(200, answer),
        (error: Error) => send(400, { error: 'invalid_grant', error_description: error.message }),
      )
    return send(404, {})
  })

  async function tokens(request: IncomingMessage): Promise<object> {
    const given = new URLSearchParams(await text(request))
    const [, credentials = ''] = /^Basic (.*)$/.exec(request.headers.authorization ?? '') ?? []
    const [id, secret] = Buffer.from(credentials, 'base64').toString().split(':').map(decodeURIComponent)
    const isClient =
      (id === CLIENT.id && secret === CLIENT.secret) ||
      (given.get('client_id') === CLIENT.id && given.get('client_secret') === CLIENT.secret)
    if (!isClient) throw new Error('another client')
    const code = given.get('code') ?? ''
    const asked = codes.get(code)
    codes.delete(code)
    if (!asked || asked.redirect !== given.get('redirect_uri')) throw new Error('no such code')
    const challenge = createHash('sha256').update(given.get('code_verifier') ?? '')
    if (challenge.digest('base64url') !== asked.challenge) throw new Error('another verifier')
    const now = Math.floor(Date.now() / 1000)
    const claims = issuer.change({
      iss: issuer.address,
      aud: CLIENT.id,
      iat: now,
      exp: now + 60,
      nonce: asked.nonce,
      ...issuer.person,
    })
    const signed = `${base64url('{"alg":"RS256"}')}.${base64url(JSON.stringify(claims))}`
    const { privateKey } = issuer.signsWrongly ? others : keys
    const idToken = `${signed}.${base64url(sign('sha256', Buffer.from(signed), privateKey))}`
    return { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: idToken }
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer: FakeIssuer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: {},
    change: claims => claims,
    signsWrongly: false,
    async answer(address) {
      const response = await fetch(address, { redirect: 'manual' })
      return response.headers.get('location') ?? ''
    },
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return issuer
}

const published = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
})
