import type { Row } from '../state/rows.ts'
import { viewOf } from '../contract/block-view.ts'
import { useEditorParts } from '../state/editor-context.ts'
import styles from './sheet.module.css'

/** The place of the missing content of a container: a click makes its first line. */
export function EmptyContainer({ row }: { readonly row: Row }) {
  const { editor } = useEditorParts()
  if (!editor.mayEdit) return null
  const label = viewOf(editor.registry, editor.feed.block(row.block)?.type ?? '')?.addLabel ?? 'Add a line'
  return (
    <button
      type="button"
      className={styles.emptyContainer}
      tabIndex={-1}
      onClick={() => editor.enterImplicit({ inside: row.block, at: 'start' })}
    >
      {label}
    </button>
  )
}
