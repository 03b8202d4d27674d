/** Blocks as HTML for other programs. */
import { writeBlocks } from './plain/write.ts'
import type { Block, Registry } from './types.ts'

/**
 * Each block in its own HTML, or as paragraphs of plain notation; what has neither is left out.
 * @param addressOf an address from which the other program gets a resource; undefined when it is not at hand
 * @param resultOf the result that a line shows, by its id; undefined for none
 */
export function htmlFromBlocks(
  registry: Registry,
  blocks: readonly Block[],
  addressOf: (digest: string) => string | undefined = () => undefined,
  resultOf: (block: string) => string | undefined = () => undefined,
): string {
  return writeBlocks(registry, blocks, {
    block: (block, plain, depth) =>
      ownHtml(registry, block, addressOf) ?? paragraphs(withResult(plain, resultOf(block.id)), depth),
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

/** The result stands behind the sign that asks for it, in place of the unit there: `F/A = [MPa]`. */
const withResult = (plain: string | undefined, result: string | undefined): string | undefined =>
  plain === undefined || result === undefined
    ? plain
    : plain.replace(/\s*(?:=\s*(?:\[[^\],;\s]*\])?)?(\s\/\/\s.*)?$/, ` = ${result.replaceAll('$', '$$$$')}$1`)

const STEP = '&nbsp;&nbsp;'

function paragraphs(plain: string | undefined, depth: number): string {
  const lines = plain?.split('\n') ?? []
  return lines.map(line => `<p>${STEP.repeat(depth)}${escapeText(line)}</p>`).join('')
}

/** Text as HTML says it. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
