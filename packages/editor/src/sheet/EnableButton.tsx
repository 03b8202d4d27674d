import type { Block } from '@calcwright/document'
import { CircleSlash2 } from 'lucide-react'
import type { Row } from '../state/rows.ts'
import { useEditorParts } from '../state/editor-context.ts'
import styles from './sheet.module.css'

interface EnableButtonProps {
  readonly row: Row
  readonly block: Block
  readonly reachable: boolean
}

/** Says that a line is disabled, and enables it; it works also where only controls may be touched. */
export function EnableButton({ row, block, reachable }: EnableButtonProps) {
  const { editor } = useEditorParts()
  const label = `Enable evaluation of ${row.number === null ? 'these lines' : `line ${row.number}${row.within ?? ''}`}`
  return (
    <button
      type="button"
      className={styles.enable}
      aria-label={label}
      title={label}
      tabIndex={reachable ? 0 : -1}
      disabled={!editor.rights.edit || editor.rights.interaction === 0}
      onClick={() => editor.enable(block.id)}
    >
      <CircleSlash2 size={16} aria-hidden="true" />
    </button>
  )
}
