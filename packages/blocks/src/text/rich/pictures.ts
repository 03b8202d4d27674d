/**
 * Pictures of a text. Its HTML refers to them by `<img src="file:DIGEST">`. Texts of older versions, and
 * other programs, write the bytes themselves into a `data:` address.
 */
import { fromBase64 } from '@calcwright/document'

/** The address of a picture in its store. Cleaned HTML writes `<` and `>` in attributes by their names. */
const REFERENCE = /(<img\b[^<>]*? src=")file:([0-9a-f]{64})(?=")/g
const INLINE = /(<img\b[^<>]*? src=")data:image\/(?:png|jpeg|gif|webp);base64,([A-Za-z0-9+/=]*)(?=")/gi

export const referenceTo = (digest: string): string => `file:${digest}`

/** The digest that an address refers to; null for any other address. */
export const digestIn = (address: string): string | null => /^file:([0-9a-f]{64})$/.exec(address)?.[1] ?? null

export const isInline = (address: string): boolean =>
  /^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(address)

/** Digests of the pictures in cleaned HTML. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(REFERENCE)].map(([, , digest]) => digest!)

/** The HTML with other addresses of its pictures; a picture for which there is none keeps its own. */
export const withAddresses = (html: string, addressOf: (digest: string) => string | undefined): string =>
  html.replace(REFERENCE, (tag, start: string, digest: string) => {
    const address = addressOf(digest)
    return address === undefined ? tag : start + address
  })

/**
 * Elements of the page name the picture here: a browser would try to load the address. `storedPictures` turns
 * HTML made of such elements into HTML that can be stored.
 */
export const PICTURE_ATTRIBUTE = 'data-picture'

export const storedPictures = (html: string): string =>
  html.replace(
    /(<img\b[^<>]*?) data-picture="([0-9a-f]{64})"/g,
    (_, start: string, digest: string) => start + ` src="${referenceTo(digest)}"`,
  )

/** The HTML that refers to its pictures once `put` has their bytes. What is no base64 stays as it is. */
export async function moveInlinePictures(
  html: string,
  put: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>,
): Promise<string> {
  const parts: string[] = []
  let end = 0
  for (const { 0: tag, 1: start, 2: base64, index } of html.matchAll(INLINE)) {
    const bytes = fromBase64(base64!)
    if (!bytes) continue
    parts.push(html.slice(end, index), start!, referenceTo(await put(bytes)))
    end = index + tag.length
  }
  return parts.join('') + html.slice(end)
}
