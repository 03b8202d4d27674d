/** Blocks on the clipboard: in our own form, as HTML and as plain notation for other programs. */
import {
  blockFromLine,
  blockFromNode,
  copyBlocks,
  escapeText,
  htmlFromBlocks,
  plainFromBlocks,
  readPlain,
} from '@calcwright/document'
import type { NewBlock, PlainNode, Registry, Worksheet } from '@calcwright/document'
import { acceptancesOf, bestBlocks, byFit, FIT } from './offer.ts'
import type { Accepting, Offer } from './offer.ts'
import type { SheetResources } from '../types.ts'

/** Our own form: a .calc file of the copied blocks. */
export const BLOCKS_TYPE = 'application/x-calcwright-blocks'

/** Where a browser or a program in between keeps the usual forms only, it travels inside the HTML. */
const CARRIER = /<div data-calcwright-blocks="([^"]*)"/

/**
 * Texts that copying writes, by type.
 * @param resources what the blocks refer to travels along, as far as it is at hand
 */
export function clipboardOf(
  worksheet: Worksheet,
  ids: readonly string[],
  resources?: Pick<SheetResources, 'held' | 'dataAddress'>,
): Readonly<Record<string, string>> {
  const chosen = new Set(ids)
  const blocks = worksheet.blocks().filter(block => chosen.has(block.id))
  const own = JSON.stringify(copyBlocks(worksheet, ids, digest => resources?.held(digest)))
  const html = htmlFromBlocks(worksheet.registry, blocks, digest => resources?.dataAddress(digest))
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
  readonly views: Accepting
  /** Tells a formula, or a text that begins with `#`, from prose. */
  readonly isFormula: (line: string) => boolean
  /** Types that the blocks will stand in, from the direct parent outward. */
  readonly above: readonly string[]
  /** Puts units of formulas into boxes where typing would; called for line after line. */
  readonly withUnits?: Promise<(line: string) => string>
}

/**
 * Blocks from the clipboard of another program: what the best of the block types makes of it, or its text read
 * as plain notation. Formulas and blocks in plain notation stay formulas and blocks although they come with
 * HTML, for instance from a chat or a code editor.
 */
export function foreignBlocks(offer: Offer, rules: PasteRules): Promise<readonly NewBlock[]> {
  const nodes = readPlain(rules.registry, offer.plain, rules.above)
  const asPlain = {
    fit: isAllFormulas(nodes, rules.isFormula) ? FIT.exact : FIT.characters,
    async blocks() {
      const withUnits = await rules.withUnits
      return blocksFromNodes(nodes, { ...rules, withUnits: withUnits ?? (line => line) })
    },
  }
  return bestBlocks(byFit([...acceptancesOf(rules.views, offer), asPlain]))
}

interface NodeRules extends Omit<PasteRules, 'withUnits'> {
  readonly withUnits: (line: string) => string
}

/** Formulas line by line; lines of prose that follow one another are one text. */
async function blocksFromNodes(nodes: readonly PlainNode[], rules: NodeRules): Promise<NewBlock[]> {
  const blocks: NewBlock[] = []
  let prose: string[] = []
  const endProse = async (): Promise<void> => {
    if (prose.length === 0) return
    const html = prose.map(line => `<p>${escapeText(line)}</p>`).join('')
    prose = []
    const offer = { plain: '', html, files: [], caretIn: null }
    blocks.push(...(await bestBlocks(acceptancesOf(rules.views, offer))))
  }
  for (const node of nodes) {
    if (isProseLine(node, rules.isFormula)) prose.push(node.text)
    else {
      await endProse()
      if (node.kind === 'block') blocks.push(blockFromNode(node, await blocksFromNodes(node.children, rules)))
      else {
        const block = blockFromLine(rules.registry, { ...node, text: rules.withUnits(node.text) })
        if (block) blocks.push(block)
      }
    }
  }
  await endProse()
  return blocks
}

const isProseLine = (node: PlainNode, isFormula: (line: string) => boolean): boolean =>
  node.kind === 'line' && !node.problem && !isFormula(node.text)

/** Whether the content is formatted prose, which a line that takes formulas cannot hold. */
export function isProse({ plain, html }: Offer, { registry, isFormula, above }: PasteRules): boolean {
  return html !== '' && !isAllFormulas(readPlain(registry, plain, above), isFormula)
}

/** Whether the text holds blocks in plain notation, which a line that takes formulas cannot hold. */
export function holdsBlocks({ plain }: Offer, { registry, above }: PasteRules): boolean {
  const nodes = readPlain(registry, plain, above)
  return nodes.some(node => node.kind === 'block' || node.problem)
}

export interface ClipboardText {
  getData(type: string): string
}

/** One word alone may be a name; among several lines it is a heading or an item of a list. */
function isAllFormulas(nodes: readonly PlainNode[], isFormula: (line: string) => boolean): boolean {
  const lines = linesIn(nodes)
  const isWord = ({ text }: PlainNode): boolean => lines.length > 1 && /^\p{L}{3,}$/u.test(text)
  return (
    lines.length > 0 &&
    lines.every(node => !isProseLine(node, isFormula) && (node.kind === 'block' || !isWord(node)))
  )
}

const linesIn = (nodes: readonly PlainNode[]): PlainNode[] =>
  nodes.flatMap(node => (node.kind === 'block' ? [node, ...linesIn(node.children)] : [node]))
