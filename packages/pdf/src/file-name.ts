/** Characters of a file name, which some systems limit to 255 bytes. */
const LONGEST = 80

/** A name as that of a file on any system, with its ending: `Beam 1/2` becomes `Beam 1-2.pdf`. */
export function fileNameOf(name: string, ending: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[/\\:|]+/g, '-')
    .replaceAll(/["<>*?\p{C}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
  const short = [...plain.trim()]
    .slice(0, LONGEST)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  return `${short === '' ? 'worksheet' : short}.${ending}`
}
