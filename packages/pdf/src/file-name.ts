/** Characters of a file name, and its bytes, which some systems limit to 255. */
const LONGEST = 80
const MOST_BYTES = 200

/** A name as that of a file on any system, with its ending: `Beam 1/2` becomes `Beam 1-2.pdf`. */
export function fileNameOf(name: string, ending: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[/\\:|]+/g, '-')
    .replaceAll(/["<>*?\p{C}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
  const letters = [...plain.trim()].slice(0, LONGEST)
  while (Buffer.byteLength(letters.join('')) > MOST_BYTES) letters.pop()
  const short = letters.join('').replaceAll(/^[. ]+|[. ]+$/g, '')
  return `${short === '' ? 'worksheet' : short}.${ending}`
}
