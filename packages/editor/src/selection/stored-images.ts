/** Images of pasted HTML that stand elsewhere: the server fetches them, and they become a part of the worksheet. */
import type { EditorActions } from '../contract/actions.ts'
import { leftOutText, withImages, withoutWebImages } from './web-images.ts'

/** Images of one paste that are fetched. */
const MOST = 30

/**
 * The HTML with references to the images in place of their addresses. What cannot be had is left out, and a
 * message says so.
 */
export async function storedImages(
  html: string,
  { uploads, notify }: Pick<EditorActions, 'uploads' | 'notify'>,
): Promise<string> {
  const digests = uploads ? await fetched(html, uploads) : new Map<string, string>()
  const { html: clean, left } = withoutWebImages(
    withImages(html, address => {
      const digest = digests.get(address)
      return digest === undefined ? undefined : `file:${digest}`
    }),
  )
  if (left > 0) notify?.(leftOutText(left), 'info')
  return clean
}

async function fetched(
  html: string,
  uploads: NonNullable<EditorActions['uploads']>,
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Set<string>()
  withImages(html, address => {
    if (isWeb(address)) addresses.add(address)
    return undefined
  })
  const found = await Promise.all(
    [...addresses].slice(0, MOST).map(async address => {
      try {
        const { kind, digest } = await uploads.address(address, {})
        return kind === 'image' ? ([[address, digest]] as const) : []
      } catch {
        return []
      }
    }),
  )
  return new Map(found.flat())
}

const isWeb = (address: string): boolean => /^https?:\/\//i.test(address)

/** Whether images of the HTML have to be fetched. */
export function needsImages(html: string): boolean {
  let needs = false
  withImages(html, address => {
    needs ||= isWeb(address)
    return undefined
  })
  return needs
}
