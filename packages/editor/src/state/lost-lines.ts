/** Lines that others have taken away around somebody's caret: what each was, where it belongs, how it comes back. */
import { marksOf } from '@calcwright/document'
import type { Block, NewBlock, Operation, Worksheet } from '@calcwright/document'
import type { Focus } from './steps.ts'

/** A line whose content others have removed, alone or with the line. */
export interface LostLine {
  readonly id: string
  /** The worksheet before the loss in reading order, each line as it was last seen. */
  readonly sheet: readonly Block[]
}

/** Operations that restore a line, and the message that offers them. */
export interface RestoreOffer {
  readonly text: string
  /**
   * Blocks beside which the offer stands: below the first, or else above the second, or else in the third.
   */
  readonly beside: {
    readonly above: string | undefined
    readonly below: string | undefined
    readonly container: string | null
  }
  readonly operations: readonly Operation[]
  readonly focus: Focus
}

/** Size of the content of a block: emptying it makes that less. */
export const sizeOf = ({ props }: Block): number => JSON.stringify(props).length

/** The block as it was lost. */
export const lostContent = ({ id, sheet }: LostLine): Block => sheet.find(block => block.id === id)!

/** Current content of the lines that are still there; the lost one stays unchanged. */
export const withCurrentContent = ({ id, sheet }: LostLine, worksheet: Worksheet): LostLine => ({
  id,
  sheet: sheet.map(block => (block.id === id ? block : (worksheet.block(block.id) ?? block))),
})

/** @param isBlank whether nothing stands in a block */
export function restoreOffer(
  lost: LostLine,
  worksheet: Worksheet,
  isBlank: (block: Block) => boolean,
): RestoreOffer {
  const there = worksheet.block(lost.id)
  return there ? refilled(lost, there, isBlank(there)) : reinserted(lost, worksheet)
}

/** The line is still there: it is filled again, or what it held gets a line of its own beside what stands there now. */
function refilled(lost: LostLine, { id, type }: Block, isBlank: boolean): RestoreOffer {
  const was = lostContent(lost)
  const place = { at: 'end' } as const
  const fills = isBlank && type === was.type
  return {
    text: 'Somebody else has removed what stood in this line, where your caret was.',
    beside: { above: id, below: undefined, container: null },
    operations: [
      fills
        ? { kind: 'setProps', id, props: was.props as object }
        : { kind: 'insert', blocks: [{ ...newBlock(was), id: undefined }], at: { after: id } },
    ],
    focus: fills ? { block: id, place } : { inserted: 0, place },
  }
}

/** With the containers that went with it, and what stood in them; each under its old id, so that two who do this make one line. */
function reinserted({ id, sheet }: LostLine, worksheet: Worksheet): RestoreOffer {
  const known = new Map(sheet.map(block => [block.id, block]))
  const isThere = (block: Block): boolean => worksheet.block(block.id) !== undefined
  const parentOf = ({ parent }: Block): Block | undefined => known.get(parent ?? '')
  let root = known.get(id)!
  for (let up = parentOf(root); up && !isThere(up); up = parentOf(root)) root = up
  const siblings = sheet.filter(({ parent }) => parent === root.parent)
  const isBeside = (block: Block): boolean => worksheet.block(block.id)?.parent === root.parent
  const above = siblings.slice(0, siblings.indexOf(root)).findLast(isBeside)?.id
  const below = siblings.slice(siblings.indexOf(root)).find(isBeside)?.id
  const treeOf = (block: Block): NewBlock => ({
    ...newBlock(block),
    children: sheet.filter(one => one.parent === block.id && !isThere(one)).map(treeOf),
  })
  const what = root.id === id ? 'line' : 'block'
  return {
    text: `Somebody else has removed the ${what} ${above || !below ? 'below' : 'above'}, where your caret was.`,
    beside: { above, below, container: root.parent },
    operations: [
      {
        kind: 'insert',
        blocks: [treeOf(root)],
        at: above ? { after: above } : below ? { before: below } : { inside: root.parent, at: 'start' },
        beside: root.beside === true && above !== undefined,
      },
    ],
    focus: { block: id, place: { at: 'end' } },
  }
}

const newBlock = (block: Block): NewBlock => ({
  id: block.id,
  type: block.type,
  version: block.version,
  props: block.props as object,
  disabled: block.disabled,
  collapsed: block.collapsed,
  ...marksOf(block),
  ...(block.beside && { beside: true }),
})
