/** Blocks as plain notation, with what stands in them. */
import type { Block, Registry } from '../types.ts'
import type { Worksheet } from '../worksheet.ts'
import { referredIn, withoutReferredIds, writeMarks } from './marks.ts'
import { plainFormOf } from './words.ts'

const STEP = '  '

/** Writes each block, and the braces around others. */
interface Writing {
  /** A block, or the line of its words and its brace: `if x > 0 {`. */
  block(block: Block, plain: string | undefined, depth: number): string
  /** A brace on a line of its own. */
  close(text: string, depth: number): string
  /** Stands before what is beside the line before it. */
  readonly beside: string
  /** Stands before the words of a block: its marks. */
  marks?(block: Block): string
}

const PLAIN: Writing = {
  block: (_, plain, depth) => indented(plain ?? '', depth),
  close: (text, depth) => indented(text, depth),
  beside: '& ',
}

/** For other programs: blocks that have no plain form, and those that cannot be read here, are left out. */
export function plainFromBlocks(registry: Registry, blocks: readonly Block[]): string {
  return withoutReferredIds(writeBlocks(registry, blocks, PLAIN))
}

const indented = (text: string, depth: number): string =>
  text === '' ? '' : text.replace(/^(?=.)/gm, STEP.repeat(depth)) + '\n'

/** With the marks of lines, and ids of those that texts refer to. */
export function plainFromWorksheet(worksheet: Worksheet): string {
  const blocks = worksheet.blocks()
  const bare = writeBlocks(worksheet.registry, blocks, PLAIN)
  const referred = new Set(referredIn(bare))
  return writeBlocks(worksheet.registry, blocks, { ...PLAIN, marks: block => writeMarks(block, referred) })
}

/** Writes blocks in reading order; one whose container is not among them stands at the top. */
export function writeBlocks(registry: Registry, blocks: readonly Block[], writing: Writing): string {
  const given = new Set(blocks.map(({ id }) => id))
  const inside = new Map<string | null, Block[]>()
  for (const block of blocks) {
    const parent = block.parent !== null && given.has(block.parent) ? block.parent : null
    const siblings = inside.get(parent)
    if (siblings) siblings.push(block)
    else inside.set(parent, [block])
  }
  return writeAll({ registry, inside, writing }, null, 0, false)
}

interface Writer {
  readonly registry: Registry
  readonly inside: ReadonlyMap<string | null, readonly Block[]>
  readonly writing: Writing
}

function writeAll(writer: Writer, parent: string | null, depth: number, braces: boolean): string {
  // A row begins with its first line that has a plain form.
  let inRow = false
  const texts = (writer.inside.get(parent) ?? []).map(block => {
    const beside = block.beside && inRow ? writer.writing.beside : ''
    const mark = beside + (writer.writing.marks?.(block) ?? '')
    const text = writeBlock(writer, block, depth, braces, mark)
    inRow = text !== '' || (inRow && block.beside === true)
    return text
  })
  return texts.join('')
}

/**
 * @param braces whether the block stands between braces. Where it does not, and where words hold braces
 *   themselves, as a formula that cannot be read may, its own would end in the wrong place: they are texts.
 * @param mark before the words of the block
 */
function writeBlock(writer: Writer, block: Block, depth: number, braces: boolean, mark: string): string {
  const { registry, writing } = writer
  const known = block.status === 'ok' ? registry.get(block.type) : undefined
  const plain = known?.toPlain?.(block.props)
  const form = known && plain !== undefined ? plainFormOf(known) : 'line'
  const hidden = plain !== undefined && /[{}]/.test(plain)
  if (form === 'branch') {
    if (hidden || !braces) return writing.block(block, `# } ${plain} {`, depth)
    return writing.block(block, `} ${plain} {`, depth - 1)
  }
  if (form !== 'container')
    return (
      writing.block(block, plain === undefined || plain === '' ? plain : mark + plain, depth) +
      writeAll(writer, block.id, depth, braces)
    )
  const note = hidden ? '# ' : ''
  const children = writeAll(writer, block.id, hidden ? depth : depth + 1, !hidden)
  return writing.block(block, `${mark}${note}${plain} {`, depth) + children + writing.close(`${note}}`, depth)
}
