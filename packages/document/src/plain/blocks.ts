/** Plain notation as blocks, and a worksheet of them: for paste, tests and the command line. */
import { checkPlacement } from '../rules.ts'
import type { NewBlock, Registry } from '../types.ts'
import { Worksheet } from '../worksheet.ts'
import type { PlainBlock, PlainLine, PlainNode } from './nodes.ts'
import { isNote } from './pieces.ts'
import { readPlain } from './read.ts'
import { plainFormOf } from './words.ts'

/**
 * Blocks for a text: those that begin with a word, with the lines in their braces; every other line is a
 * block of the first type that takes it. Empty lines and lines for no type are left out.
 * @param above types that the blocks will stand in, from the direct parent outward
 */
export function blocksFromPlain(registry: Registry, text: string, above?: readonly string[]): NewBlock[] {
  return blocksFromNodes(registry, readPlain(registry, text, above))
}

/** @param ids gives a node the id that it says, where the block may have it */
function blocksFromNodes(registry: Registry, nodes: readonly PlainNode[], ids: GiveId = noId): NewBlock[] {
  return nodes.flatMap((node): readonly NewBlock[] => {
    if (node.kind === 'block') return blockAndRefused(registry, node, ids)
    const block = blockFromLine(registry, node)
    return block ? [{ ...block, ...ids(node) }] : []
  })
}

type GiveId = (node: PlainNode) => { readonly id?: string }

const noId: GiveId = () => ({})

/** A block with what may stand in it; what may not, as a text in a plot, follows behind. */
function blockAndRefused(registry: Registry, node: PlainBlock, ids: GiveId): NewBlock[] {
  const inside = blocksFromNodes(registry, node.children, ids)
  const stays = ({ type }: NewBlock): boolean =>
    checkPlacement(registry, type, [node.type]) !== 'refused-by-parent'
  const block = { ...blockFromNode(node, inside.filter(stays)), ...ids(node) }
  return [block, ...inside.filter(block => !stays(block))]
}

export const blockFromNode = (
  { type, props, beside, marks }: PlainBlock,
  children: readonly NewBlock[],
): NewBlock => ({
  type,
  props,
  ...marks,
  ...(beside && { beside }),
  ...(children.length > 0 && { children }),
})

/** A line as a block; one with a problem is kept by the type that shows what is wrong. */
export function blockFromLine(registry: Registry, line: PlainLine): NewBlock | null {
  const { text, problem, beside, marks } = line
  for (const type of registry.types) {
    if (plainFormOf(type) !== 'line' || (line.prose && !type.takesAnyLine)) continue
    const props = problem ? type.asTyped?.(text) : type.fromPlain?.(text)
    if (props) return { type: type.type, props, ...marks, ...(beside && { beside }) }
  }
  return problem ? blockFromLine(registry, { ...line, problem: undefined }) : null
}

/** Tells lines that look like formulas, or do not, from what they are. */
export interface LineJudge {
  /** A text that could be read as a formula, such as a product of its words. */
  isProse(line: string): boolean
  /** A formula with a mistake: it is kept as that, and not as a text. */
  isFault(line: string): boolean
  /**
   * The line in plain notation without doubt: `h = 3 m` as `h := 3 [m]`. Lines come in their order; those in blocks
   * are not asked about.
   * @param block type of the block that the line makes; null for a formula
   */
  read?(line: string, block: string | null): string
}

export function worksheetFromPlain(
  registry: Registry,
  text: string,
  name?: string,
  judge?: LineJudge,
): Worksheet {
  const given = new Set<string>()
  const ids: GiveId = ({ id }) => {
    if (id === undefined || given.has(id)) return {}
    given.add(id)
    return { id }
  }
  const read = readPlain(registry, text)
  const nodes = judge ? judged(registry, read, judge) : read
  const blocks = blocksFromNodes(registry, nodes, ids)
  return Worksheet.create(registry, { name, blocks })
}

function judged(registry: Registry, nodes: readonly PlainNode[], judge: LineJudge): PlainNode[] {
  const { read, ...inside } = judge
  return nodes.map(node => {
    if (node.kind === 'block') {
      const text = read?.(node.text, node.type) ?? node.text
      const props = (text !== node.text && registry.get(node.type)?.fromPlain?.(text)) || node.props
      return { ...node, text, props, children: judged(registry, node.children, inside) }
    }
    if (node.problem || isNote(node.text)) return node
    if (judge.isProse(node.text)) return { ...node, prose: true }
    const text = read?.(node.text, null) ?? node.text
    const span = { start: 0, end: text.length }
    return judge.isFault(text) ? { ...node, text, problem: { message: '', span } } : { ...node, text }
  })
}
