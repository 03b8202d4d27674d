import { memo, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useChunks } from '../state/blocks.ts'
import type { Chunk } from '../state/chunks.ts'
import type { EditorState } from '../state/editor.ts'
import { useEditorParts } from './context.ts'
import { Line } from './Line.tsx'
import { firstNearness, useNearness } from './nearness.ts'
import styles from './sheet.module.css'

/** All rows in groups. Only the groups that hold the caret, a selection or a notice hear of it. */
export function Lines() {
  const { editor, feed } = useEditorParts()
  const chunks = useChunks(feed)
  const caret = useStore(editor.state, state => state.caret)
  const selection = useStore(editor.state, state => state.selection)
  const notices = useStore(editor.state, state => state.notices)
  const selected = useMemo(() => new Set(selection?.blocks), [selection])
  const active = caret && feed.block(caret.block) ? caret : null
  const reachable = active?.block ?? feed.rows[0]?.id
  const alone = feed.rows.length === 1
  return (
    <div>
      {chunks.map(chunk => {
        const has = (id: string): boolean => chunk.rows.some(row => row.id === id)
        return (
          <LineGroup
            key={chunk.key}
            chunk={chunk}
            caret={active && has(active.block) ? active : null}
            reachable={reachable !== undefined && has(reachable) ? reachable : undefined}
            selected={selected.size && chunk.rows.some(row => selected.has(row.block)) ? selected : NONE}
            notices={notices.size && chunk.rows.some(row => notices.has(row.id)) ? notices : NO_NOTICES}
            alone={alone}
          />
        )
      })}
    </div>
  )
}

const NONE: ReadonlySet<string> = new Set()
const NO_NOTICES: EditorState['notices'] = new Map()

interface LineGroupProps {
  readonly chunk: Chunk
  readonly caret: EditorState['caret']
  readonly reachable: string | undefined
  readonly selected: ReadonlySet<string>
  readonly notices: EditorState['notices']
  readonly alone: boolean
}

const LineGroup = memo(function LineGroup({
  chunk,
  caret,
  reachable,
  selected,
  notices,
  alone,
}: LineGroupProps) {
  const group = useRef<HTMLDivElement>(null)
  const nearness = useNearness(group, firstNearness(chunk.start))
  const entered = caret !== null || reachable !== undefined
  return (
    <div ref={group} className={styles.group}>
      {chunk.rows.map(row => (
        <Line
          key={row.id}
          row={row}
          active={row.id === caret?.block}
          caret={row.id === caret?.block ? caret.place : null}
          selected={selected.has(row.block)}
          notice={notices.get(row.id)}
          reachable={row.id === reachable}
          alone={alone}
          nearness={entered ? 'seen' : nearness}
        />
      ))}
    </div>
  )
})
