import { use, useLayoutEffect, useState } from 'react'
import { KeyBuffer } from '../math/key-buffer.ts'
import { pressAll } from '../formula/press-in-line.ts'
import { isTouch } from '../math/touch.ts'
import { typeWhenLoaded, caretRestorer } from '../formula/type-when-loaded.ts'
import { KeySink } from '../parts/KeySink.tsx'
import { EditorContext } from '../state/editor-context.ts'
import type { EditorWithState } from '../state/editor.ts'
import type { BlockViewProps } from '../contract/block-view.ts'
import styles from './fallback.module.css'

interface BlockFallbackProps {
  readonly view: BlockViewProps<object>
  readonly keyword: string
  /** Fetches the part that draws the block. */
  load(): Promise<void>
}

/** Stands for a block until the part that draws it has loaded; keys typed meanwhile reach it. */
export function BlockFallback({ view, keyword, load }: BlockFallbackProps) {
  const editor = use(EditorContext)?.editor
  return (
    <div aria-busy="true" className={styles.fallback}>
      {keyword}{' '}
      {view.active && !view.readOnly && editor && <Typing editor={editor} view={view} load={load} />}
    </div>
  )
}

interface TypingProps extends Pick<BlockFallbackProps, 'view' | 'load'> {
  readonly editor: EditorWithState
}

function Typing({ editor, view, load }: TypingProps) {
  const [text, setText] = useState('')
  const [keys] = useState(() => {
    const ahead: KeyBuffer = new KeyBuffer(waiting => editor.setUnwritten(ahead, waiting))
    return ahead
  })
  const { id } = view.block
  useLayoutEffect(() => {
    const enter = caretRestorer(editor)
    return () => {
      if (keys.none) return
      if (editor.state.getState().caret?.block !== id) return void typeWhenLoaded(editor, enter, keys, load)
      // The keys are pressed after the rendering that brings the fields: an Enter among them renders again.
      queueMicrotask(() => pressAll(keys))
    }
  }, [editor, id, keys, load])
  return (
    <span className={styles.typing}>
      <KeySink
        label={view.block.type}
        caret={view.caret}
        silent={isTouch()}
        onStroke={stroke => {
          const used = keys.press(stroke, true)
          setText(keys.text)
          return used
        }}
        onPaste={data => keys.paste(data)}
      />
      {text}
    </span>
  )
}
