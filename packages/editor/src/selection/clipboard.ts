/** Blocks on the clipboard: in our own form, as HTML and as plain notation for other programs. */
import { copyBlocks, htmlFromBlocks, plainFromBlocks, readPlain } from '@calcwright/document'
import type { PlainNode, Registry, Worksheet } from '@calcwright/document'
import type { OfferReceivers, Offer } from '../contract/offer.ts'
import type { SheetResources } from '../contract/files.ts'

/** Our own form: a .calc file of the copied blocks. */
export const BLOCKS_TYPE = 'application/x-calcwright-blocks'

/** Where a browser or a program in between keeps the usual forms only, it travels inside the HTML. */
const CARRIER = /<div data-calcwright-blocks="([^"]*)"/

/**
 * Texts that copying writes, by type.
 * @param resources what the blocks refer to travels along, as far as it is at hand
 * @param resultOf the result that a line shows, for programs that take HTML
 */
export function clipboardOf(
  worksheet: Worksheet,
  ids: readonly string[],
  resources?: Pick<SheetResources, 'held' | 'dataAddress'>,
  resultOf?: (block: string) => string | undefined,
): Readonly<Record<string, string>> {
  const chosen = new Set(ids)
  const blocks = worksheet.blocks().filter(block => chosen.has(block.id))
  const own = JSON.stringify(copyBlocks(worksheet, ids, digest => resources?.held(digest)))
  const addressOf = (digest: string) => resources?.dataAddress(digest)
  const html = htmlFromBlocks(worksheet.registry, blocks, addressOf, resultOf)
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

/** Rules for which lines of a clipboard's text are formulas, and which blocks may be pasted. */
export interface PasteRules {
  readonly registry: Registry
  /** The types that are asked what they make of HTML and files. */
  readonly views: OfferReceivers
  /** Tells a formula, or a text that begins with `#`, from prose. */
  readonly isFormula: (line: string) => boolean
  /** Whether a word is a name where the lines are pasted. */
  readonly isDefined?: (word: string) => boolean
  /** Types that the blocks will stand in, from the direct parent outward. */
  readonly above: readonly string[]
  /** Puts units of formulas into boxes where typing would; called for line after line. */
  readonly withUnits?: Promise<(line: string) => string>
}

export const isProseLine = (node: PlainNode, isFormula: (line: string) => boolean): boolean =>
  node.kind === 'line' && !node.problem && !isFormula(node.text)

/** Whether the content is formatted prose, which a line that takes formulas cannot hold. */
export function isProse({ plain, html }: Offer, { registry, isFormula, above }: PasteRules): boolean {
  if (html === '' || isNumbers(plain)) return false
  return !isAllFormulas(readPlain(registry, plain, above), isFormula)
}

/** A cell of a spreadsheet with a number, or with nothing; many countries write decimal commas. */
const CELL = /^\s*(?:[-+]?\d[\d.,]*(?:e[-+]?\d+)?)?\s*$/i

/** Whether the text is numbers in the cells of a spreadsheet, of which a formula makes a list or a matrix. */
const isNumbers = (plain: string): boolean =>
  plain.trim() !== '' && plain.split(/[\t\n]/).every(cell => CELL.test(cell))

/**
 * Whether the text holds blocks in plain notation, which a line that takes formulas cannot hold. In a plot any
 * formula may be a series, and is none where a formula has the caret.
 */
export function holdsBlocks({ plain }: Offer, { registry, isFormula, above }: PasteRules): boolean {
  if (isNumbers(plain)) return false
  const nodes = readPlain(registry, plain, above)
  return nodes.some(node =>
    node.kind === 'block'
      ? !(registry.get(node.type)?.takesAnyLine && isFormula(node.text))
      : node.problem !== undefined,
  )
}

export interface ClipboardText {
  getData(type: string): string
}

/** One word alone may be a name; among several lines it is a heading or an item of a list. */
export function isAllFormulas(nodes: readonly PlainNode[], isFormula: (line: string) => boolean): boolean {
  const lines = linesIn(nodes)
  const isWord = ({ text }: PlainNode): boolean => lines.length > 1 && /^\p{L}{3,}$/u.test(text)
  return (
    lines.length > 0 &&
    lines.every(node => !isProseLine(node, isFormula) && (node.kind === 'block' || !isWord(node)))
  )
}

const linesIn = (nodes: readonly PlainNode[]): PlainNode[] =>
  nodes.flatMap(node => (node.kind === 'block' ? [node, ...linesIn(node.children)] : [node]))
