import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Pilcrow } from 'lucide-react'
import { blockView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { sanitizeHtml } from './sanitize.ts'
import type { TextProps } from './schema.ts'
import { TypedAhead } from './typed-ahead.ts'
import styles from './view.module.css'

const RichEditor = lazy(() => import('./RichEditor.tsx'))

/** Prose. Its editor is loaded when a text is edited for the first time. */
function TextBlock(view: BlockViewProps<TextProps>) {
  const { block, props, active, readOnly, editor } = view
  const [typedAhead] = useState(() => new TypedAhead())
  const still = <StillText {...view} />
  return (
    <div className={styles.text}>
      {active && !readOnly ? (
        <Suspense fallback={<TypeAhead view={view} typed={typedAhead} />}>
          <RichEditor key={block.id} {...view} typedAhead={typedAhead} />
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

/** Takes what is typed while the editor is on its way. */
function TypeAhead({ view, typed }: { view: BlockViewProps<TextProps>; typed: TypedAhead }) {
  const { block, props, editor } = view
  const element = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  useEffect(() => element.current?.focus(), [])
  return (
    <div
      ref={element}
      role="textbox"
      aria-label="Text"
      aria-multiline="true"
      tabIndex={0}
      className={styles.prose}
      onKeyDown={event => {
        if (event.ctrlKey || event.metaKey) return
        if (event.key === 'Enter' && event.shiftKey) {
          editor.setProps(block.id, { html: props.html + typed.take() })
          editor.insert(block.id, 'after', [{ type: editor.registry.lineType, props: {} }], { at: 'start' })
        } else if (!typed.press(event.key)) return
        event.preventDefault()
        setText(typed.text)
      }}
    >
      <div dangerouslySetInnerHTML={{ __html: sanitizeHtml(props.html) }} />
      <p>{text}</p>
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
  tools: [
    {
      id: 'text',
      title: 'Text',
      icon: Pilcrow,
      sections: ['General'],
      keywords: ['paragraph', 'note', 'heading'],
      typedWord: '#',
      make: () => ({ type: 'text' }),
    },
  ],
})
