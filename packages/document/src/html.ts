/** Blocks as HTML for other programs, and theirs as blocks. */
import type { Block, NewBlock, Registry } from './types.ts'

/** HTML from another program as blocks; none when no type takes it. */
export async function blocksFromHtml(registry: Registry, html: string): Promise<NewBlock[]> {
  for (const { type, fromHtml } of registry.types) {
    const props = await fromHtml?.(html)
    if (props) return [{ type, props }]
  }
  return []
}

/** Each block in its own HTML, or as paragraphs of plain notation; what has neither is left out. */
export function htmlFromBlocks(registry: Registry, blocks: readonly Block[]): string {
  return blocks.map(block => htmlOf(registry, block)).join('')
}

function htmlOf(registry: Registry, { type, status, props }: Block): string {
  const known = registry.get(type)
  if (!known || status !== 'ok') return ''
  if (known.toHtml) return known.toHtml(props)
  const lines = known.toPlain?.(props).split('\n') ?? []
  return lines.map(line => `<p>${escapeText(line)}</p>`).join('')
}

/** Text as HTML says it. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
