/** Blocks as HTML for other programs. */
import { writeBlocks } from './plain/write.ts'
import type { Block, Registry } from './types.ts'

/**
 * Each block in its own HTML, or as paragraphs of plain notation; what has neither is left out.
 * @param addressOf an address from which the other program gets a resource; undefined when it is not at hand
 */
export function htmlFromBlocks(
  registry: Registry,
  blocks: readonly Block[],
  addressOf: (digest: string) => string | undefined = () => undefined,
): string {
  return writeBlocks(registry, blocks, {
    block: (block, plain, depth) => ownHtml(registry, block, addressOf) ?? paragraphs(plain, depth),
    close: paragraphs,
    beside: '',
  })
}

function ownHtml(
  registry: Registry,
  { type, status, props }: Block,
  addressOf: (digest: string) => string | undefined,
): string | undefined {
  return status === 'ok' ? registry.get(type)?.toHtml?.(props, addressOf) : undefined
}

const STEP = '&nbsp;&nbsp;'

function paragraphs(plain: string | undefined, depth: number): string {
  const lines = plain?.split('\n') ?? []
  return lines.map(line => `<p>${STEP.repeat(depth)}${escapeText(line)}</p>`).join('')
}

/** Text as HTML says it. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
