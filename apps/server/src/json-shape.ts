/** Measures the depth of JSON and the number of its values without parsing it. */
import { Refused } from './failure.ts'

/** Bytes of the characters that structure JSON. */
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

export interface JsonShape {
  readonly depth: number
  /** Members of lists and objects. */
  readonly values: number
}

/** Reads each byte once and allocates nothing, whatever the depth. Throws Refused. */
export function checkShape(bytes: Buffer, most: JsonShape): void {
  let [depth, values] = [0, 0]
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]
    if (byte === QUOTE) i = endOfString(bytes, i)
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth--
    else if (byte === COMMA) values++
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      values++
      if (++depth > most.depth)
        throw new Refused('invalid', `This is nested too deeply: at most ${most.depth} levels can be read.`)
    }
    if (values > most.values)
      throw new Refused('too-large', `This has too many parts: at most ${most.values} can be read.`)
  }
}

/** Index at which the string that begins at `start` ends; the length of the bytes when it does not end. */
function endOfString(bytes: Buffer, start: number): number {
  let end = bytes.indexOf(QUOTE, start + 1)
  while (end !== -1 && isEscaped(bytes, end)) end = bytes.indexOf(QUOTE, end + 1)
  return end === -1 ? bytes.length : end
}

function isEscaped(bytes: Buffer, at: number): boolean {
  let before = at - 1
  while (bytes[before] === BACKSLASH) before--
  return (at - before) % 2 === 0
}
