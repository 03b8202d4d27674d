import { memo } from 'react'
import { useStore } from 'zustand'
import type { Block } from '@calcwright/document'
import { useBlockResult } from '../results/use.ts'
import { useBlock } from '../state/blocks.ts'
import { viewOf } from '../types.ts'
import { useEditorParts } from './context.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { KeptBlock } from './KeptBlock.tsx'
import styles from './sheet.module.css'

interface LineProps {
  readonly id: string
  readonly number: number
  readonly active: boolean
  /** Tab enters the sheet here. */
  readonly reachable: boolean
  readonly alone: boolean
  /** Not on the first screen: drawn while the page is idle. */
  readonly far: boolean
}

/** One block with its number in the margin. */
export const Line = memo(function Line({ id, number, active, reachable, alone, far }: LineProps) {
  const { feed } = useEditorParts()
  const block = useBlock(feed, id)
  if (!block) return null
  return (
    <div
      role="group"
      aria-label={`Line ${number}`}
      className={styles.line}
      data-block={id}
      data-active={active || undefined}
      data-disabled={block.disabled || undefined}
      style={block.depth ? { paddingLeft: `${block.depth * 24}px` } : undefined}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <BlockBoundary key={block.version} title={`Line ${number}`}>
        <Body block={block} active={active} reachable={reachable} alone={alone} far={far} />
      </BlockBoundary>
    </div>
  )
})

interface BodyProps extends Omit<LineProps, 'id' | 'number'> {
  readonly block: Block
}

const Body = memo(function Body({ block, active, reachable, alone, far }: BodyProps) {
  const { editor } = useEditorParts()
  const { result, calculating, stale } = useBlockResult(editor.results, block.id)
  const caret = useStore(editor.state, state => (state.caret?.block === block.id ? state.caret.place : null))
  const View = viewOf(editor.registry, block.type)?.view
  if (!View || block.status !== 'ok') return <KeptBlock block={block} />
  return (
    <View
      block={block}
      props={block.props}
      result={result}
      calculating={calculating}
      stale={stale}
      active={active}
      caret={caret}
      readOnly={!editor.rights.edit}
      reachable={reachable}
      alone={alone}
      deferred={far}
      editor={editor}
    />
  )
})
