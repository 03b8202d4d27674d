/**
 * Responsibilities: short fingerprints of long texts. Two 32-bit FNV-1a style lanes; 53 bits are
 * kept, enough to tell the states of a worksheet apart, not a defence against forgery.
 */

/** @returns a fingerprint of the texts in their order, in base 36 */
export function hashOf(...texts: readonly string[]): string {
  let high = 0x9e3779b9
  let low = 0x85ebca6b
  for (const text of texts) {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      high = Math.imul(high ^ code, 0x9e3779b1)
      low = Math.imul(low ^ code, 0x5f356495)
    }
    // A separator, so that ('ab', 'c') and ('a', 'bc') differ.
    high = Math.imul(high ^ 0x10001, 0x9e3779b1)
    low = Math.imul(low ^ 0x10001, 0x5f356495)
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35)
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35)
  return (0x200000 * (high >>> 0) + (low >>> 11)).toString(36)
}

/** @returns a fingerprint of the bits of the numbers */
export function hashOfNumbers(numbers: Float64Array): string {
  const words = new Uint16Array(numbers.buffer, numbers.byteOffset, numbers.byteLength / 2)
  let text = ''
  for (let start = 0; start < words.length; start += 8192) {
    text += String.fromCharCode(...words.subarray(start, start + 8192))
  }
  return hashOf(text)
}
