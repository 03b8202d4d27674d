import { use, useLayoutEffect, useRef, useState } from 'react'
import { KeyBuffer } from '../math/key-buffer.ts'
import { pressInLine } from '../math/press-in-line.ts'
import { loadedField } from '../math/loaded-field.ts'
import { typeLater, wayBackTo } from '../math/type-later.ts'
import { EditorContext } from '../sheet/context.ts'
import type { EditorWithState } from '../state/editor.ts'
import type { BlockViewProps } from '../types.ts'
import styles from './fallback.module.css'

interface FieldsFallbackProps {
  readonly view: BlockViewProps<object>
  readonly keyword: string
}

/** Stands for a block of fields until the part that draws it has loaded; keys typed meanwhile reach it. */
export function FieldsFallback({ view, keyword }: FieldsFallbackProps) {
  const editor = use(EditorContext)?.editor
  return (
    <div className={styles.fallback}>
      {keyword} {view.active && !view.readOnly && editor && <Typing editor={editor} view={view} />}
    </div>
  )
}

function Typing({
  editor,
  view,
}: {
  readonly editor: EditorWithState
  readonly view: BlockViewProps<object>
}) {
  const element = useRef<HTMLSpanElement>(null)
  const [text, setText] = useState('')
  const [keys] = useState(() => {
    const ahead: KeyBuffer = new KeyBuffer(waiting => editor.setUnwritten(ahead, waiting))
    return ahead
  })
  useLayoutEffect(() => element.current?.focus({ preventScroll: true }), [view.caret])
  const { id } = view.block
  useLayoutEffect(() => {
    const enter = wayBackTo(editor)
    return () => {
      if (keys.none) return
      if (editor.state.getState().caret?.block !== id) return void typeLater(editor, enter, keys)
      // The keys are pressed after the rendering that brings the fields: an Enter among them renders again.
      queueMicrotask(() => handOver(keys))
    }
  }, [editor, id, keys])
  return (
    <span
      ref={element}
      role="textbox"
      aria-label={view.block.type}
      aria-busy
      tabIndex={0}
      className={styles.typing}
      onKeyDown={event => {
        if (!keys.press(event)) return
        event.preventDefault()
        setText(keys.text)
      }}
      onPaste={event => {
        event.preventDefault()
        keys.paste(event.clipboardData)
      }}
    >
      {text}
    </span>
  )
}

function handOver(keys: KeyBuffer): void {
  for (const typed of keys.take())
    if ('pasted' in typed) loadedField()?.sharedController().press([typed])
    else pressInLine(typed)
}
