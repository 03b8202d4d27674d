/** Kinds and sizes of pictures, as their first bytes say them. */

export interface PictureFacts {
  readonly type: 'png' | 'jpeg' | 'gif' | 'webp' | 'svg'
  /** In pixels; absent where the first bytes do not say it. */
  readonly width?: number
  readonly height?: number
}

const startsWith = (bytes: Uint8Array, signs: string, at = 0): boolean =>
  [...signs].every((sign, index) => bytes[at + index] === sign.charCodeAt(0))

/** @returns null for bytes that are no picture */
export function pictureFactsOf(bytes: Uint8Array): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes[0] === 0x89 && startsWith(bytes, 'PNG', 1) && bytes.length >= 24)
    return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
  if (startsWith(bytes, 'GIF8') && bytes.length >= 10)
    return { type: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { type: 'jpeg', ...jpegSize(bytes, view) }
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return { type: 'webp' }
  const text = new TextDecoder().decode(bytes.subarray(0, 300))
  return /<svg[\s>]/.test(text) ? { type: 'svg' } : null
}

/** Source: ITU-T T.81, B.2.2: the frame header holds height and width. */
function jpegSize(bytes: Uint8Array, view: DataView): { width?: number; height?: number } {
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return {}
    const marker = bytes[at + 1]!
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return {}
}

export function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

export const MIME: Readonly<Record<PictureFacts['type'], string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}
