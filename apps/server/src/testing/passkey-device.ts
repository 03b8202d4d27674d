/**
 * A device that makes passkeys, written by the WebAuthn standard (https://www.w3.org/TR/webauthn-3/, sections 6.1 and
 * 6.5) apart from what the server checks them with. It has one key.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { AddPasskey, SignInByPasskey } from '@calcwright/contract'

/** Flags of a use: somebody was there, and was known by a finger, face or PIN. */
const [PRESENT, VERIFIED, HAS_KEY] = [1, 4, 64]

interface Options {
  readonly challenge: string
  /** Origin of the page that asks. */
  readonly origin: string
  /** Name of the site, where it is not the host of the origin. */
  readonly site?: string
  /** Whether the person was known by a finger, face or PIN; true when absent. */
  readonly verified?: boolean
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** The head of a value in CBOR (RFC 8949, section 3): its kind, and its length or number below 65,536. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  return length < 256
    ? Buffer.from([(kind << 5) | 24, length])
    : Buffer.from([(kind << 5) | 25, length >> 8, length & 255])
}

const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value])
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const map = (...entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])

export class PasskeyDevice {
  readonly id = randomBytes(20)
  /** Uses, as the device counts them. */
  counter = 0
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  /** Answers the options of /accounts/passkeys/begin. */
  make(options: Options): AddPasskey['credential'] {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const coordinate = (value: string) => bytes(Buffer.from(value, 'base64url'))
    // COSE: an elliptic key (2) for ES256 (-7) on P-256 (1).
    const key = map(
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), coordinate(x)],
      [number(-3), coordinate(y)],
    )
    const length = Buffer.from([0, this.id.length])
    const data = Buffer.concat([this.#data(options, HAS_KEY), Buffer.alloc(16), length, this.id, key])
    const attestation = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(data)],
    )
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', options),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    })
  }

  /** Answers the options of /accounts/passkeys/challenge. */
  use(options: Options): SignInByPasskey['credential'] {
    this.counter += 1
    const data = this.#data(options, 0)
    const client = this.#client('webauthn.get', options)
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))])
    return this.#credential({
      clientDataJSON: client,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
    })
  }

  #client(type: string, { challenge, origin }: Options): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
  }

  #data({ origin, site = new URL(origin).hostname, verified = true }: Options, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(site), Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]), counter])
  }

  #credential<T>(response: T) {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} }
  }
}
