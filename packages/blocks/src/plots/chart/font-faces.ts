/** Fonts of the page in CSS that needs no page: a picture in a file has the letters of the one on the screen. */

interface Face {
  readonly rule: CSSFontFaceRule
  /** Address that the rule counts relative ones from. */
  readonly base: string
}

/**
 * Font faces that a text needs, with their fonts in them.
 *
 * @param families of CSS; those that are no web fonts of this page are left out
 * @returns '' where there are none, or they cannot be fetched
 */
export async function fontFaces(families: string, text: string): Promise<string> {
  const wanted = facesOf(families).filter(({ rule }) =>
    covers(rule.style.getPropertyValue('unicode-range'), text),
  )
  const faces = await Promise.all(wanted.map(face => faceText(face).catch(() => '')))
  return faces.join('')
}

function facesOf(families: string): Face[] {
  const names = families.split(',').map(unquoted)
  return [...document.styleSheets].flatMap(sheet => {
    const base = sheet.href ?? document.baseURI
    return rulesIn(sheet).flatMap(rule => {
      if (!(rule instanceof CSSFontFaceRule)) return []
      const { style } = rule
      const isUpright = ['', 'normal'].includes(style.getPropertyValue('font-style'))
      return isUpright && names.includes(unquoted(style.getPropertyValue('font-family')))
        ? [{ rule, base }]
        : []
    })
  })
}

/** None of a style sheet that comes from elsewhere. */
function rulesIn(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

const unquoted = (name: string): string => name.trim().replace(/^["'](.*)["']$/, '$1')

/** Whether one of the letters lies in ranges such as `U+0-FF, U+131`; all do where there are none. */
function covers(ranges: string, text: string): boolean {
  if (ranges === '') return true
  const ends = ranges.split(',').map(range => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)] as const
  })
  return [...text].some(letter => {
    const code = letter.codePointAt(0)!
    return ends.some(([from, to]) => code >= from && code <= to)
  })
}

async function faceText({ rule, base }: Face): Promise<string> {
  const { style } = rule
  const address = /url\(["']?([^"')]+)["']?\)/.exec(style.getPropertyValue('src'))?.[1]
  if (address === undefined) return ''
  const answer = await fetch(new URL(address, base))
  if (!answer.ok) return ''
  const data = await dataAddress(await answer.blob())
  const weight = style.getPropertyValue('font-weight') || 'normal'
  const family = JSON.stringify(unquoted(style.getPropertyValue('font-family')))
  const range = style.getPropertyValue('unicode-range')
  return `@font-face{font-family:${family};font-weight:${weight};src:url(${data}) format("woff2")${range && `;unicode-range:${range}`}}`
}

/** The bytes in a `data:` address, without the kind of file that the server says. */
async function dataAddress(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:font/woff2;base64,${btoa(text)}`
}
