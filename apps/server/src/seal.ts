/** Encrypts what is stored and handed out: AES-256-GCM, so that what was changed is not opened. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const [NONCE, TAG] = [12, 16]

/** @param about what it belongs to: bytes that were sealed for something else are not opened */
export function seal(key: Buffer, about: string, value: unknown): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @returns null for bytes that this key has not sealed for that */
export function unseal(key: Buffer, about: string, bytes: Uint8Array): unknown {
  const all = Buffer.from(bytes)
  if (all.length < NONCE + TAG) return null
  try {
    const cipher = createDecipheriv(CIPHER, key, all.subarray(0, NONCE), { authTagLength: TAG })
    cipher.setAAD(Buffer.from(about)).setAuthTag(all.subarray(NONCE, NONCE + TAG))
    const text = Buffer.concat([cipher.update(all.subarray(NONCE + TAG)), cipher.final()])
    return JSON.parse(text.toString('utf8'))
  } catch {
    return null
  }
}
