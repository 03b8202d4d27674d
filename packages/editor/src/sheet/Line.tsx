import { memo } from 'react'
import type { Block, Worksheet } from '@calcwright/document'
import { useSkipped } from '../results/skipped.ts'
import { useBlockResult } from '../results/use.ts'
import { useBlock } from '../state/blocks.ts'
import type { Row } from '../state/rows.ts'
import { viewOf } from '../types.ts'
import type { CaretPlace, LineNotice } from '../types.ts'
import { useEditorParts } from './context.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { EmptyContainer } from './EmptyContainer.tsx'
import { FoldedLines } from './FoldedLines.tsx'
import { Gutter } from './Gutter.tsx'
import { UnreadableBlock } from './UnreadableBlock.tsx'
import { linesText } from './lines-text.ts'
import { EnableButton } from './EnableButton.tsx'
import type { Nearness } from './nearness.ts'
import { Notice } from './Notice.tsx'
import styles from './sheet.module.css'

interface LineProps {
  readonly row: Row
  readonly active: boolean
  /** The place of the caret while this line has it. */
  readonly caret: CaretPlace | null
  readonly selected: boolean
  readonly notice: LineNotice | undefined
  /** Tab enters the sheet here. */
  readonly reachable: boolean
  readonly alone: boolean
  readonly nearness: Nearness
}

/** One row of the sheet: a block with its number in the margin. */
export const Line = memo(function Line(props: LineProps) {
  const { row, active, selected, reachable, notice } = props
  const { editor, feed } = useEditorParts()
  const block = useBlock(feed, row.block)
  const inside = block && block.parent !== null ? block : null
  const skipped = useSkipped(editor.worksheet, editor.results, inside)
  if (!block) return null
  const name = nameOf(row)
  return (
    <div
      role="group"
      aria-label={name}
      className={styles.line}
      data-block={row.id}
      data-active={active || undefined}
      data-selected={selected || undefined}
      data-skipped={skipped || undefined}
      data-unprinted={isUnprinted(editor.worksheet, block) || undefined}
      data-disabled={block.disabled || row.off || undefined}
      style={row.level ? ({ '--depth': row.level } as React.CSSProperties) : undefined}
    >
      <Gutter row={row} selected={selected} reachable={reachable} />
      <div className={styles.body}>
        <BlockBoundary key={block.version} title={name}>
          <Content {...props} block={block} />
        </BlockBoundary>
        {notice && <Notice notice={notice} />}
      </div>
      {block.disabled && <EnableButton row={row} block={block} reachable={reachable} />}
    </div>
  )
})

/** Whether the block, or one that it stands in, is left out of what is printed. */
function isUnprinted(worksheet: Worksheet, block: Block): boolean {
  if (block.unprinted || block.parent === null) return block.unprinted ?? false
  const parent = worksheet.block(block.parent)
  return parent !== undefined && isUnprinted(worksheet, parent)
}

/** Name of the row for people. */
export function nameOf({ kind, number, within = '', fold }: Row): string {
  if (kind === 'empty') return 'No lines yet'
  if (number !== null) return `Line ${number}${within}`
  return fold ? linesText(fold) : 'Indent'
}

function Content({
  row,
  block,
  active,
  caret,
  reachable,
  alone,
  nearness,
  notice,
}: LineProps & { readonly block: Block }) {
  if (row.kind === 'empty') return <EmptyContainer row={row} />
  if (row.number === null && row.fold) return <FoldedLines row={row} fold={row.fold} caret={caret} />
  return (
    <Body
      block={block}
      active={active}
      caret={caret}
      reachable={reachable}
      alone={alone}
      nearness={nearness}
      folded={row.fold?.collapsed ?? false}
      asked={notice?.asks ?? false}
    />
  )
}

interface BodyProps extends Pick<LineProps, 'active' | 'caret' | 'reachable' | 'alone' | 'nearness'> {
  readonly block: Block
  readonly asked: boolean
  readonly folded: boolean
}

const Body = memo(function Body(props: BodyProps) {
  const { block, asked, active, caret, reachable, alone, nearness, folded } = props
  const { editor } = useEditorParts()
  const entry = useBlockResult(editor.results, block.id)
  const View = viewOf(editor.registry, block.type)?.view
  if (!View || block.status !== 'ok') return <UnreadableBlock block={block} />
  return (
    <View
      block={block}
      props={block.props}
      {...entry}
      asked={asked}
      active={active}
      caret={caret}
      readOnly={!editor.mayEdit}
      reachable={reachable}
      alone={alone}
      distant={nearness === 'far'}
      deferred={nearness !== 'seen'}
      folded={folded}
      editor={editor}
    />
  )
})
