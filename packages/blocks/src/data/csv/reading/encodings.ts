/** Finds out the encoding of a text by its bytes. */

/** Bytes that are looked at. */
const HEAD = 200_000

/** The encoding by its mark at the start, or by what the bytes can be. */
export function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  const head = bytes.subarray(0, HEAD)
  const zeros = [0, 1].map(parity => head.filter((byte, at) => byte === 0 && at % 2 === parity).length)
  if (zeros[1]! > head.length / 4) return 'utf-16le'
  if (zeros[0]! > head.length / 4) return 'utf-16be'
  if (decoded(head, 'utf-8') !== null) return 'utf-8'
  return areWesternLetters(head) ? 'windows-1252' : encodingOfScript(head)
}

/** The text that bytes stand for, of which the last character may be cut in two; null where they stand for none. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}

/** In Western languages, letters with accents and signs such as `°` and `²` stand alone, between letters of ASCII. */
function areWesternLetters(bytes: Uint8Array): boolean {
  let [all, beside] = [0, 0]
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at]! < 0x80) continue
    all++
    if ((bytes[at - 1] ?? 0) >= 0x80 || (bytes[at + 1] ?? 0) >= 0x80) beside++
  }
  return beside < all * 0.6
}

/** The bytes of a script that its texts mostly have, as pairs of a lead byte and any other one; singles without a lead. */
interface Script {
  readonly encoding: string
  readonly usual: RegExp
  /** Lead bytes of the characters that are learned first. */
  readonly leads: readonly [from: number, to: number] | null
}

/** Japanese kana and Chinese characters of level 1, Korean syllables, Cyrillic letters; in a draw the earlier one. */
const SCRIPTS: readonly Script[] = [
  { encoding: 'shift_jis', usual: /[\u3040-\u30ff]/, leads: [0x88, 0x98] },
  { encoding: 'euc-kr', usual: /[\uac00-\ud7a3]/, leads: null },
  { encoding: 'gb18030', usual: /[℃°·，。（）：]/, leads: [0xb0, 0xd7] },
  { encoding: 'big5', usual: /[，。（）：]/, leads: [0xa4, 0xc6] },
  { encoding: 'windows-1251', usual: /[\u0410-\u044f]/, leads: null },
]

function encodingOfScript(bytes: Uint8Array): string {
  const ranked = SCRIPTS.map(script => [script.encoding, shareOf(bytes, script)] as const).toSorted(
    (a, b) => b[1] - a[1],
  )
  return ranked[0]![1] > 0.6 ? ranked[0]![0] : 'windows-1252'
}

/** The share of usual characters among those beyond ASCII; 0 where the bytes are no text of the script. */
function shareOf(bytes: Uint8Array, { encoding, usual, leads }: Script): number {
  const text = decoded(bytes, encoding)
  if (text === null) return 0
  let [all, known] = [0, 0]
  let at = 0
  for (const sign of text) {
    const first = bytes[at] ?? 0
    if (sign.codePointAt(0)! < 0x80) {
      at++
      continue
    }
    all++
    const isLead = leads !== null && first >= leads[0] && first <= leads[1] && !/[\uff61-\uff9f]/.test(sign)
    if (isLead || usual.test(sign)) known++
    at += encoding === 'windows-1251' || /[\uff61-\uff9f]/.test(sign) ? 1 : 2
  }
  return all === 0 ? 0 : known / all
}
