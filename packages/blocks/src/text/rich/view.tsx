import { lazy, Suspense } from 'react'
import { Pilcrow } from 'lucide-react'
import { blockView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { sanitizeHtml } from './sanitize.ts'
import type { TextProps } from './schema.ts'
import styles from './view.module.css'

const RichEditor = lazy(() => import('./RichEditor.tsx'))

/** Prose. Its editor is loaded when a text is edited for the first time. */
function TextBlock(view: BlockViewProps<TextProps>) {
  const { block, props, active, readOnly, editor } = view
  const still = <StillText {...view} />
  return (
    <div className={styles.text}>
      {active && !readOnly ? (
        <Suspense fallback={still}>
          <RichEditor key={block.id} {...view} />
        </Suspense>
      ) : (
        still
      )}
      {props.html === '' && !readOnly && !active && editor.worksheet.blocks().length === 1 && (
        <span className={styles.hint}>Type a text</span>
      )}
    </div>
  )
}

function StillText({ block, props, readOnly, reachable, editor }: BlockViewProps<TextProps>) {
  return (
    <div
      className={styles.prose}
      role={readOnly ? undefined : 'textbox'}
      aria-label={readOnly ? undefined : 'Text'}
      aria-multiline={readOnly ? undefined : true}
      tabIndex={readOnly ? undefined : reachable ? 0 : -1}
      onFocus={readOnly ? undefined : () => editor.focus(block.id, { at: 'end' })}
      onPointerDown={event => {
        if (readOnly || event.button !== 0) return
        // A link opens with Shift; a plain click edits.
        if (event.shiftKey && (event.target as Element).closest('a')) return
        event.preventDefault()
        editor.focus(block.id, { at: 'point', x: event.clientX, y: event.clientY })
      }}
      dangerouslySetInnerHTML={{ __html: sanitizeHtml(props.html) || '<p><br></p>' }}
    />
  )
}

export const textView = blockView<TextProps>({
  type: 'text',
  title: 'Text',
  icon: Pilcrow,
  keywords: ['paragraph', 'note', 'heading'],
  typedWord: '#',
  view: TextBlock,
  isBlank: props => props.html === '',
})
