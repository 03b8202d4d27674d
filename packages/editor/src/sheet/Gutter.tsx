import type { FoldMarker, Row } from '../state/rows.ts'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useEditorParts } from '../state/editor-context.ts'
import { levelOf } from './Columns.tsx'
import { lineRangeText } from './line-range-text.ts'
import styles from './sheet.module.css'

interface GutterProps {
  readonly row: Row
  readonly selected: boolean
  readonly reachable: boolean
}

/** The margin beside a row: its number, which selects it, and the markers of what begins here. */
export function Gutter({ row, selected, reachable }: GutterProps) {
  const { fold } = row
  const level = levelOf(row)
  const number = row.number ?? (fold ? `${fold.first}–${fold.first + fold.count - 1}` : '')
  return (
    <>
      <span className={styles.margin}>
        {row.kind === 'block' && (
          <button
            type="button"
            className={styles.number}
            aria-label={`Select ${selectedText(row)}`}
            aria-pressed={selected}
            tabIndex={-1}
            data-handle=""
          >
            {number}
          </button>
        )}
      </span>
      {row.opens.map(open => (
        <FoldMarker key={open.id} fold={open} level={open.depth - level} reachable={reachable} />
      ))}
      {fold && <FoldMarker fold={fold} level={fold.depth - level} reachable={reachable} />}
    </>
  )
}

const selectedText = ({ number, within = '', fold }: Row): string =>
  number === null && fold ? lineRangeText(fold).toLowerCase() : `line ${number ?? ''}${within}`

interface FoldMarkerProps {
  readonly fold: FoldMarker
  /** How far in it is shown. */
  readonly level: number
  readonly reachable: boolean
}

/** Folds and unfolds a container; it works for readers as well, on their page only. */
function FoldMarker({ fold, level, reachable }: FoldMarkerProps) {
  const { editor } = useEditorParts()
  const Icon = fold.collapsed ? ChevronRight : ChevronDown
  return (
    <button
      type="button"
      className={styles.fold}
      style={{ '--depth': level } as React.CSSProperties}
      aria-label={lineRangeText(fold)}
      aria-expanded={!fold.collapsed}
      tabIndex={reachable ? 0 : -1}
      disabled={editor.rights.interaction === 0}
      // The caret stays in its line.
      onMouseDown={event => event.preventDefault()}
      onClick={event => {
        editor.fold([fold.id], !fold.collapsed)
        // The button vanishes with its row, so a press of a key moves the focus to the lines.
        if (event.detail === 0) editor.select({ anchor: fold.id, head: fold.id })
      }}
    >
      <Icon size={14} aria-hidden="true" />
    </button>
  )
}
