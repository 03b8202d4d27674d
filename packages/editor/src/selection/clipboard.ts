/** Blocks on the clipboard: in our own form, as HTML and as plain notation for other programs. */
import {
  blocksFromHtml,
  blocksFromPlain,
  copyBlocks,
  escapeText,
  htmlFromBlocks,
  plainFromBlocks,
} from '@calcwright/document'
import type { NewBlock, Registry, Worksheet } from '@calcwright/document'

/** Our own form: a .calc file of the copied blocks. */
export const BLOCKS_TYPE = 'application/x-calcwright-blocks'

/** Where a browser or a program in between keeps the usual forms only, it travels inside the HTML. */
const CARRIER = /<div data-calcwright-blocks="([^"]*)"/

const TRIMMED_LINE = /\S(?:.*\S)?/g

/** What copying writes, by type. */
export function clipboardOf(worksheet: Worksheet, ids: readonly string[]): Readonly<Record<string, string>> {
  const chosen = new Set(ids)
  const blocks = worksheet.blocks().filter(block => chosen.has(block.id))
  const own = JSON.stringify(copyBlocks(worksheet, ids))
  const html = htmlFromBlocks(worksheet.registry, blocks)
  return {
    [BLOCKS_TYPE]: own,
    'text/html': `<div data-calcwright-blocks="${encodeURIComponent(own)}">${html}</div>`,
    'text/plain': plainFromBlocks(worksheet.registry, blocks),
  }
}

/** The text of blocks in our own form, '' when there are none. */
export function ownForm(data: ClipboardText): string {
  const carried = CARRIER.exec(data.getData('text/html'))?.[1]
  return data.getData(BLOCKS_TYPE) || (carried ? decodeURIComponent(carried) : '')
}

/**
 * What another program has copied, as blocks. `isFormula` tells a line of plain notation from prose:
 * formulas stay formulas although they come with HTML, for instance from a chat or a code editor.
 */
export async function foreignBlocks(
  data: ClipboardText,
  registry: Registry,
  isFormula: (line: string) => boolean,
): Promise<NewBlock[]> {
  // Read at once: after the event of the paste they are empty.
  const plain = data.getData('text/plain')
  const html = data.getData('text/html')
  const fromHtml = html !== '' && !isAllFormulas(plain, isFormula) ? await blocksFromHtml(registry, html) : []
  return fromHtml.length ? fromHtml : blocksFromLines(registry, plain, isFormula)
}

/** Formulas line by line; lines of prose that follow one another are one text. */
async function blocksFromLines(
  registry: Registry,
  text: string,
  isFormula: (line: string) => boolean,
): Promise<NewBlock[]> {
  const runs: { formula: boolean; lines: string[] }[] = []
  for (const line of text.match(TRIMMED_LINE) ?? []) {
    const formula = isFormula(line)
    if (runs.at(-1)?.formula === formula) runs.at(-1)!.lines.push(line)
    else runs.push({ formula, lines: [line] })
  }
  const blocks = runs.map(({ formula, lines }) =>
    formula
      ? blocksFromPlain(registry, lines.join('\n'))
      : blocksFromHtml(registry, lines.map(line => `<p>${escapeText(line)}</p>`).join('')),
  )
  return (await Promise.all(blocks)).flat()
}

/** Whether what is on the clipboard is formatted prose, for a line that else takes formulas. */
export function isProse(data: ClipboardText, isFormula: (line: string) => boolean): boolean {
  return data.getData('text/html') !== '' && !isAllFormulas(data.getData('text/plain'), isFormula)
}

export interface ClipboardText {
  getData(type: string): string
}

/** One word alone may be a name; among several lines it is a heading or an item of a list. */
function isAllFormulas(text: string, isFormula: (line: string) => boolean): boolean {
  const lines = text.match(TRIMMED_LINE) ?? []
  const isWord = (line: string): boolean => lines.length > 1 && /^\p{L}{3,}$/u.test(line)
  return lines.length > 0 && lines.every(line => isFormula(line) && !isWord(line))
}
