import { useRows } from '../state/blocks.ts'
import { viewOf } from '../contract/block-view.ts'
import { useEditorParts } from '../state/editor-context.ts'
import styles from './below-last-line.module.css'

/** A click below the last line goes there when it is an empty line, else into a new one. */
export function BelowLastLine() {
  const { editor, feed } = useEditorParts()
  const rows = useRows(feed)
  if (!editor.mayEdit) return null
  const enter = (): void => {
    const last = feed.block(rows.at(-1)?.block ?? '')
    const blank =
      last?.type === editor.registry.lineType && viewOf(editor.registry, last.type)?.isBlank(last.props)
    if (last && blank) editor.focus(last.id, { at: 'end' })
    else editor.enterImplicit({ inside: null, at: 'end' })
  }
  const empty = rows.length === 0
  return (
    <button
      type="button"
      className={empty ? styles.first : styles.below}
      onClick={enter}
      aria-label={empty ? undefined : 'Add a line at the end'}
    >
      {empty ? 'Type a formula: F = 5 kN, or # for text' : ''}
    </button>
  )
}
