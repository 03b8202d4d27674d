/** Pasted content of other programs as blocks. */
import { blockFromLine, blockFromNode, escapeText, fieldsOf, readPlain } from '@calcwright/document'
import type { NewBlock, PlainBlock, PlainNode } from '@calcwright/document'
import { isTextLine, proseIn, splitRemark } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { isAllFormulas, isProseLine, type PasteRules } from './clipboard.ts'
import { acceptancesOf, bestBlocks, byFit, FIT } from '../contract/offer.ts'
import type { Offer, OfferedBlock } from '../contract/offer.ts'

/**
 * Blocks from the clipboard of another program: what the best of the block types makes of it, or its text read
 * as plain notation. Formulas and blocks in plain notation stay formulas and blocks although they come with
 * HTML, for instance from a chat or a code editor.
 */
export function foreignBlocks(offer: Offer, given: PasteRules): Promise<readonly OfferedBlock[]> {
  const rules = {
    ...given,
    isFormula: (line: string) => given.isFormula(line) && !isCertainProse(line, given),
  }
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

function isCertainProse(line: string, { isDefined = () => false }: PasteRules): boolean {
  if (isTextLine(line)) return false
  return proseIn(splitRemark(line).formula, { isUnit: isBoxUnit, isDefined }) === 'certain'
}

interface NodeRules extends Omit<PasteRules, 'withUnits'> {
  readonly withUnits: (line: string) => string
}

/** A block whose condition has units as if it were typed, `check sigma <= 235 MPa`; others, with lines inside, as they are. */
function withUnitsIn(node: PlainBlock, { registry, withUnits }: NodeRules): PlainBlock {
  const type = registry.get(node.type)
  if (!type?.fields || type.container) return node
  const hasCondition = fieldsOf(type, node.props).some(({ kind }) => kind === 'condition')
  const [, word, rest] = /^(\S+\s+)(.*)$/s.exec(node.text) ?? []
  const props = hasCondition && rest !== undefined ? type.fromPlain?.(word + withUnits(rest)) : null
  return props ? { ...node, props: { ...node.props, ...props } } : node
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
      if (node.kind === 'block')
        blocks.push(blockFromNode(withUnitsIn(node, rules), await blocksFromNodes(node.children, rules)))
      else {
        const block = blockFromLine(rules.registry, { ...node, text: rules.withUnits(node.text) })
        if (block) blocks.push(block)
      }
    }
  }
  await endProse()
  return blocks
}
