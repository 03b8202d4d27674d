/**
 * Images in pasted HTML: pages load nothing from elsewhere, so only images that the clipboard itself holds
 * can stay.
 */

const IMAGE = /<img\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi
/** The bytes, or a reference to bytes that the worksheet has. */
const HELD = /\ssrc\s*=\s*["']?\s*(?:data:image\/(?:png|jpeg|gif|webp);base64,|file:[0-9a-f]{64}["'\s>])/i

/** The HTML without the images that would have to be fetched, and how many these are. */
export function withoutWebImages(html: string): { readonly html: string; readonly left: number } {
  let left = 0
  const remaining = html.replace(IMAGE, tag => {
    if (HELD.test(tag)) return tag
    left++
    return ''
  })
  return { html: remaining, left }
}

/** The address of an image, with or without quotes. */
const SOURCE = /(\ssrc\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/** The HTML with other addresses of its images; an image without another address keeps its own. */
export const withImages = (html: string, addressOf: (address: string) => string | undefined): string =>
  html.replace(IMAGE, tag =>
    tag.replace(SOURCE, (source, start: string, ...found: (string | undefined)[]) => {
      const address = (found.slice(0, 3).find(one => one !== undefined) ?? '').replaceAll('&amp;', '&')
      const other = addressOf(address)
      return other === undefined ? source : `${start}"${other}"`
    }),
  )

/** Message about images that were left out. */
export function leftOutText(count: number): string {
  const what = count === 1 ? 'An image from the web was' : `${count} images from the web were`
  return `${what} left out: the server could not fetch ${count === 1 ? 'it' : 'them'}. Copy the image itself and paste that into a text.`
}
