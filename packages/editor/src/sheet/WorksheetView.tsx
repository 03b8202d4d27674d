import { memo, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { BlockFeed, useChunks, useOrder } from '../state/blocks.ts'
import type { Chunk } from '../state/chunks.ts'
import { createEditor } from '../state/editor.ts'
import type { EditorWithState } from '../state/editor.ts'
import type { EditorActions, EditorRights, WorksheetViewProps } from '../types.ts'
import { loadFieldSoon } from '../math/loaded-field.ts'
import { isTouch } from '../math/touch.ts'
import { viewOf } from '../types.ts'
import { EditorContext } from './context.ts'
import { Line } from './Line.tsx'
import { useSheetKeys } from './useSheetKeys.ts'
import styles from './sheet.module.css'

const FULL_RIGHTS: EditorRights = { edit: true, copy: true, interaction: 2 }
const NO_ACTIONS: EditorActions = {}

/** The sheet of one worksheet: its blocks as lines on a page. */
export function WorksheetView(props: WorksheetViewProps) {
  const { worksheet, results, registry, rights = FULL_RIGHTS, actions = NO_ACTIONS } = props
  const editor = useMemo(
    () => createEditor({ worksheet, results, registry, rights, actions }),
    [worksheet, results, registry, rights, actions],
  )
  const feed = useMemo(() => new BlockFeed(worksheet), [worksheet])
  useEffect(() => feed.connect(), [feed])
  useEffect(() => (rights.edit ? loadFieldSoon() : undefined), [rights])
  const { onReady, autoFocus } = props
  useEffect(() => {
    onReady?.(editor)
  }, [onReady, editor])
  useEffect(() => {
    const first = feed.order[0]
    // On a touch device the keyboard panel would cover the sheet that was just opened.
    if (autoFocus && !isTouch() && first !== undefined && rights.edit) editor.focus(first, { at: 'end' })
  }, [autoFocus, editor, feed, rights])
  const context = useMemo(() => ({ editor, feed }), [editor, feed])
  const sheet = useRef<HTMLElement>(null)
  useSheetKeys(sheet, editor)
  return (
    <EditorContext value={context}>
      <section ref={sheet} className={styles.sheet} aria-label="Sheet">
        <Lines feed={feed} editor={editor} />
        {props.invitation}
        <BelowLastLine feed={feed} editor={editor} />
        <Announcer editor={editor} />
      </section>
    </EditorContext>
  )
}

function Lines({ feed, editor }: { feed: BlockFeed; editor: EditorWithState }) {
  const chunks = useChunks(feed)
  const caret = useStore(editor.state, state => state.caret?.block)
  const active = caret !== undefined && feed.block(caret) ? caret : undefined
  const reachable = active ?? feed.order[0]
  const alone = feed.order.length === 1
  return (
    <div>
      {chunks.map(chunk => (
        <LineGroup
          key={chunk.key}
          chunk={chunk}
          active={active !== undefined && chunk.ids.includes(active) ? active : undefined}
          reachable={reachable !== undefined && chunk.ids.includes(reachable) ? reachable : undefined}
          alone={alone}
        />
      ))}
    </div>
  )
}

interface LineGroupProps {
  readonly chunk: Chunk
  readonly active: string | undefined
  readonly reachable: string | undefined
  readonly alone: boolean
}

const LineGroup = memo(function LineGroup({ chunk, active, reachable, alone }: LineGroupProps) {
  return (
    <div className={styles.group}>
      {chunk.ids.map((id, index) => (
        <Line
          key={id}
          id={id}
          number={chunk.start + index + 1}
          active={id === active}
          reachable={id === reachable}
          alone={alone}
          far={chunk.start + index > FIRST_SCREEN}
        />
      ))}
    </div>
  )
})

/** Lines that are drawn at once; the others follow while the page is idle. */
const FIRST_SCREEN = 40

/** A click below the last line goes there, or makes one when the sheet is empty or ends in text. */
function BelowLastLine({ feed, editor }: { feed: BlockFeed; editor: EditorWithState }) {
  const order = useOrder(feed)
  if (!editor.rights.edit) return null
  const enter = (): void => {
    const last = feed.block(feed.order.at(-1) ?? '')
    if (last?.type === editor.registry.lineType && viewOf(editor.registry, last.type)?.isBlank(last.props))
      editor.focus(last.id, { at: 'end' })
    else
      editor.insert(last?.id ?? null, 'after', [{ type: editor.registry.lineType, props: {} }], { at: 'end' })
  }
  const empty = order.length === 0
  return (
    <button
      type="button"
      className={empty ? styles.first : styles.below}
      onClick={enter}
      aria-label={empty ? undefined : 'Add a line at the end'}
    >
      {empty ? 'Type a formula: F = 5 kN' : ''}
    </button>
  )
}

function Announcer({ editor }: { editor: EditorWithState }) {
  const text = useStore(editor.state, state => state.announcement)
  return (
    <div className={styles.unseen} aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
