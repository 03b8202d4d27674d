/** SHA-256 of the bytes in lower-case hex: the address of a resource everywhere. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(
    crypto.subtle
      ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      : await withoutWebCrypto(bytes),
  )
}

export const isDigest = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** A page that is served over plain http has no WebCrypto, except on the machine itself. */
async function withoutWebCrypto(bytes: Uint8Array): Promise<Uint8Array> {
  const { digest } = await import('lib0/hash/sha256')
  return digest(bytes)
}

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
