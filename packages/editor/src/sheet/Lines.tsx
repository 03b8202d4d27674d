import { memo, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useSections } from '../state/blocks.ts'
import type { EditorState } from '../state/context.ts'
import type { Row } from '../state/rows.ts'
import type { RowGroup, Section as SectionOfGroups } from '../state/sections.ts'
import { useEditorParts } from '../state/editor-context.ts'
import { Columns } from './Columns.tsx'
import { Line } from './Line.tsx'
import { NumberAllContext, useNumberAll } from './number-all.ts'
import { firstNearness, useNearness, useVisibility } from './nearness.ts'
import { VisibilityContext } from '../parts/visibility.ts'
import styles from './sheet.module.css'

/**
 * All rows in sections and groups. Only rows with the caret, a selection or a notice render when these
 * change.
 */
export function Lines() {
  const { editor, feed } = useEditorParts()
  const numberAll = useNumberAll(editor.worksheet)
  const sections = useSections(feed)
  const caret = useStore(editor.state, state => state.caret)
  const selection = useStore(editor.state, state => state.selection)
  const notices = useStore(editor.state, state => state.notices)
  const selected = useMemo(() => new Set(selection?.blocks), [selection])
  const active = caret && feed.block(caret.block) ? caret : null
  const marks: Marks = {
    caret: active,
    reachable: active?.block ?? feed.rows[0]?.id,
    selected,
    notices,
    alone: feed.rows.length === 1,
  }
  return (
    <NumberAllContext value={numberAll}>
      <div>
        {sections.map(section => {
          const rows = section.items.flatMap(group => group.items)
          return <Section key={section.key} section={section} {...marksOn(rows, marks)} />
        })}
      </div>
    </NumberAllContext>
  )
}

/** Caret, selection and notices of the sheet. */
interface Marks {
  readonly caret: EditorState['caret']
  readonly reachable: string | undefined
  readonly selected: ReadonlySet<string>
  readonly notices: EditorState['notices']
  readonly alone: boolean
}

const NONE: ReadonlySet<string> = new Set()
const NO_NOTICES: EditorState['notices'] = new Map()

/** Marks on these rows; the same object as before as long as nothing changes there. */
function marksOn(rows: readonly Row[], { caret, reachable, selected, notices, alone }: Marks): Marks {
  const has = (id: string): boolean => rows.some(row => row.id === id)
  return {
    caret: caret && has(caret.block) ? caret : null,
    reachable: reachable !== undefined && has(reachable) ? reachable : undefined,
    selected: selected.size && rows.some(row => selected.has(row.block)) ? selected : NONE,
    notices: notices.size && rows.some(row => notices.has(row.id)) ? notices : NO_NOTICES,
    alone,
  }
}

interface SectionProps extends Marks {
  readonly section: SectionOfGroups
}

const Section = memo(function Section({ section, ...marks }: SectionProps) {
  return (
    <div>
      {section.items.map(group => (
        <LineGroup key={group.key} group={group} {...marksOn(group.items, marks)} />
      ))}
    </div>
  )
})

interface LineGroupProps extends Marks {
  readonly group: RowGroup
}

const LineGroup = memo(function LineGroup({
  group,
  caret,
  reachable,
  selected,
  notices,
  alone,
}: LineGroupProps) {
  const element = useRef<HTMLDivElement>(null)
  const nearness = useNearness(element, firstNearness(group.start))
  const visibility = useVisibility(element)
  const entered = caret !== null || reachable !== undefined
  return (
    <VisibilityContext value={visibility}>
      <div ref={element} className={styles.group}>
        <Columns
          rows={group.items}
          line={row => (
            <Line
              key={row.id}
              row={row}
              active={row.id === caret?.block}
              caret={row.id === caret?.block ? caret.place : null}
              selected={selected.has(row.block)}
              notice={notices.get(row.id)}
              reachable={row.id === reachable}
              alone={alone}
              nearness={entered ? 'visible' : nearness}
            />
          )}
        />
      </div>
    </VisibilityContext>
  )
})
