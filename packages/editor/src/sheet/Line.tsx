import { memo, use } from 'react'
import { lazyPart, PartBoundary } from '@calcwright/ui'
import { useStore } from 'zustand'
import type { Block, Worksheet } from '@calcwright/document'
import { LineSigns } from '../numbers/line-signs.ts'
import { wordsAsked } from '../numbers/words-asked.ts'
import { useSkipped } from '../results/skipped.ts'
import { useBlockResult } from '../results/use.ts'
import { useBlock } from '../state/blocks.ts'
import type { EditorWithState } from '../state/editor.ts'
import type { Row } from '../state/rows.ts'
import { viewOf } from '../contract/block-view.ts'
import type { CaretPlace } from '../contract/caret-place.ts'
import type { LineNotice } from '../contract/line-notice.ts'
import { useEditorParts } from '../state/editor-context.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { EmptyContainer } from './EmptyContainer.tsx'
import { FoldedLines } from './FoldedLines.tsx'
import { levelOf } from './Columns.tsx'
import { Gutter } from './Gutter.tsx'
import { UnreadableBlock } from './UnreadableBlock.tsx'
import { lineRangeText } from './line-range-text.ts'
import { EnableButton } from './EnableButton.tsx'
import { DrawLineContext } from './draw-line.ts'
import type { Nearness } from './nearness.ts'
import { Notice } from './Notice.tsx'
import { NumberAllContext } from './number-all.ts'
import styles from './sheet.module.css'

/** Few worksheets have any. */
const LineMarks = lazyPart(() => import('../numbers/LineMarks.tsx'))
const AbsentLine = lazyPart(() => import('../report/AbsentLine.tsx'))

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
  const numberAll = use(NumberAllContext)
  const signs = use(LineSigns)
  const isAsked = useStore(wordsAsked, asked => (asked.block === row.block ? asked.mark : null))
  const drawLine = use(DrawLineContext)
  if (!block) return null
  const drawn = row.kind === 'empty' && drawLine ? null : drawLine?.(block)
  if (drawn === null) return null
  const name = nameOf(row)
  if (editor.report && !isInReport(editor, row, block))
    return (
      <PartBoundary>
        <AbsentLine row={row} editor={editor} absence="is hidden in this report" />
      </PartBoundary>
    )
  const hasClause = block.clause !== undefined || isAsked === 'clause' || signs.has(block.id)
  const isInForm = block.formInput || block.formOutput || isAsked !== null
  const isMarked = block.numbered || block.caption !== undefined || hasClause || numberAll || isInForm
  const level = row.level - levelOf(row)
  const isUnprinted = isLeftOut(editor.worksheet, block, 'unprinted')
  const line = (
    <div
      role="group"
      aria-label={name}
      className={styles.line}
      data-block={row.id}
      data-active={active || undefined}
      data-selected={selected || undefined}
      data-skipped={skipped || undefined}
      data-clause={hasClause || undefined}
      data-input={isInput(editor, block) || undefined}
      data-opens={opensLines(editor, row, block) || undefined}
      data-unprinted={isUnprinted || undefined}
      data-unreported={isLeftOut(editor.worksheet, block, 'hidden') || undefined}
      data-disabled={block.disabled || row.off || undefined}
      style={level ? ({ '--depth': level } as React.CSSProperties) : undefined}
    >
      {!drawLine && <Gutter row={row} selected={selected} reachable={reachable} />}
      <div className={styles.body}>
        <BlockBoundary key={block.version} title={name}>
          {drawn ?? <Content {...props} block={block} />}
        </BlockBoundary>
        {notice && <Notice notice={notice} />}
      </div>
      {isMarked && (
        <PartBoundary>
          <LineMarks block={block} editor={editor} />
        </PartBoundary>
      )}
      {block.disabled && <EnableButton row={row} block={block} reachable={reachable} />}
    </div>
  )
  if (!isUnprinted || drawLine) return line
  return (
    <>
      {line}
      <PartBoundary>
        <AbsentLine row={row} editor={editor} absence="is left out of print" className={styles.onPaper} />
      </PartBoundary>
    </>
  )
})

/** Whether people set it who calculate with the worksheet and do not write in it. */
const isInput = ({ worksheet }: EditorWithState, { type, formInput }: Block): boolean =>
  formInput === true || worksheet.registry.get(type)?.control !== undefined

/** Whether lines follow that belong to it: those in it, or those of its branch. */
const opensLines = ({ worksheet }: EditorWithState, { fold }: Row, { type }: Block): boolean =>
  fold?.collapsed === false || worksheet.registry.get(type)?.divides === true

/** Whether the block, or one that it stands in, is left out of what is printed or of the report. */
function isLeftOut(worksheet: Worksheet, block: Block, mark: 'unprinted' | 'hidden'): boolean {
  if (block[mark] || block.parent === null) return block[mark] ?? false
  const parent = worksheet.block(block.parent)
  return parent !== undefined && isLeftOut(worksheet, parent, mark)
}

/** Lines in which nothing stands are for typing only. */
function isInReport({ worksheet, registry }: EditorWithState, { kind }: Row, block: Block): boolean {
  if (kind === 'empty' || isLeftOut(worksheet, block, 'hidden')) return false
  const isTyped = block.type === registry.lineType || block.type === registry.proseType
  return block.status !== 'ok' || !isTyped || !viewOf(registry, block.type)?.isBlank(block.props)
}

/** Name of the row for people. */
export function nameOf({ kind, number, within = '', fold }: Row): string {
  if (kind === 'empty') return 'No lines yet'
  if (number !== null) return `Line ${number}${within}`
  return fold ? lineRangeText(fold) : 'Indent'
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
  const shown = viewOf(editor.registry, block.type)
  const View = (editor.report && shown?.report) || shown?.view
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
      deferred={nearness !== 'visible'}
      folded={folded}
      editor={editor}
    />
  )
})
