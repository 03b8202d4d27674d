/** Pictures of a file, which become texts of the worksheet. */
import { toBase64 } from '@calcwright/document'
import { MIME, pictureFactsOf } from '../picture-facts.ts'
import { escapeText } from '../text/rich/plain.ts'

/**
 * A picture as the HTML of a text.
 * @param words for those who do not see it
 * @param width in pixels, as the document shows it
 * @returns null for bytes that a text cannot show, such as those of a Windows metafile
 */
export function pictureHtml(bytes: Uint8Array, words: string, width?: number): string | null {
  const facts = pictureFactsOf(bytes)
  if (!facts || facts.type === 'svg') return null
  const wide = width !== undefined && width >= 1 ? ` width="${Math.round(width)}"` : ''
  const named = escapeText(words).replaceAll('"', '&quot;')
  return `<p><img src="data:${MIME[facts.type]};base64,${toBase64(bytes)}" alt="${named}"${wide}></p>`
}
