/** Pictures that files of Mathcad hold, by the addresses that regions name. */
import { fromBase64 } from '@calcwright/document'
import { unpacked } from '../packed.ts'
import { allNamed, childNamed } from '../xml.ts'
import type { XmlElement } from '../xml.ts'

export type PictureParts = (address: string) => Uint8Array | undefined

/** Bytes that a worksheet of Mathcad 15 holds at its end, some of them packed. @throws Error for a file that is too large */
export function heldBytes(worksheet: XmlElement): PictureParts {
  const items = new Map(
    (childNamed(worksheet, 'binaryContent')?.children ?? []).map(
      item => [item.attributes['item-id'] ?? '', item] as const,
    ),
  )
  return address => {
    const bytes = fromBase64(items.get(address)?.text.replaceAll(/\s+/g, '') ?? '')
    return bytes && bytes.length > 0 ? unpacked(bytes) : undefined
  }
}

/** The address and the width of a picture; its own bytes, or those by which a region is drawn. */
export function pictureIn(element: XmlElement): { readonly address: string; readonly width?: number } | null {
  const held = [element, ...allNamed(element, 'png'), ...allNamed(element, 'jpg'), ...element.children].find(
    ({ attributes }) => attributes['item-idref'] !== undefined,
  )
  if (!held) return null
  const width = Number(held.attributes['display-width'])
  return { address: held.attributes['item-idref']!, ...(width >= 1 && { width }) }
}
