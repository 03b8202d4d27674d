/**
 * Texts in the language of the engine, whose reader takes some characters for commands: all but letters without
 * accents, digits, spaces and a few signs are written by their bytes, as in addresses of the web. Texts that the engine
 * joins stay readable, as each character stands by itself.
 */

/** The characters between quotation marks in the engine's language. */
export const textToEngine = (text: string): string =>
  [...text.toWellFormed()].map(sign => (/[\w .,:;()+=/<>-]/.test(sign) ? sign : bytesOf(sign))).join('')

const bytesOf = (sign: string): string =>
  [...new TextEncoder().encode(sign)].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('')

/** The text behind a string of the engine; a string that the engine made itself stays as it is. */
export function textFromEngine(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch (error) {
    if (error instanceof URIError) return encoded
    throw error
  }
}
