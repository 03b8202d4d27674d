/** Older documents hold pictures as data addresses. Their bytes are counted without decoding the document. */

const START = Buffer.from('data:image/')

/** Letters of base64 and of the head of a data address. */
const IN_ADDRESS = new Uint8Array(256)
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=-_.;,:%')
  IN_ADDRESS[sign.charCodeAt(0)] = 1

/** @param document state or update, encoded */
export function imageBytes(document: Uint8Array): number {
  const bytes = Buffer.from(document.buffer, document.byteOffset, document.byteLength)
  let sum = 0
  for (let start = bytes.indexOf(START); start !== -1;) {
    let end = start + START.length
    while (IN_ADDRESS[bytes[end] ?? 0] === 1) end++
    sum += end - start
    start = bytes.indexOf(START, end)
  }
  return sum
}
