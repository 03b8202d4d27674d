import { useLayoutEffect, useRef, useState } from 'react'
import type { Editor as Tiptap } from '@tiptap/core'
import type { TextBinding } from '@calcwright/document'
import type { BlockViewProps } from '@calcwright/editor'
import type { TextProps } from '../schema.ts'
import { textSurface } from '../toolbar/surface.ts'
import type { TextSurface } from '../toolbar/surface.ts'
import { TextDialogs } from '../toolbar/TextDialogs.tsx'
import type { BufferedKeys } from '../buffered-keys.ts'
import styles from '../view.module.css'
import { placeCaret } from './caret.ts'
import { createTextEditor } from './create.ts'
import { beginWithSign } from './heading-signs.ts'
import { htmlOf, PARSE, splitForMath } from './neighbours.ts'
import { replayKeys } from './replay.ts'
import { htmlBehindCaret, placesOf, showKeepingCaret, followOthersChanges } from './shared-text.ts'

interface RichEditorProps extends BlockViewProps<TextProps> {
  /** Typed while this editor was being loaded. */
  readonly bufferedKeys: BufferedKeys
}

/** A text with the caret in it. Undo is the worksheet's, so tiptap's own is off. */
export default function RichEditor(view: RichEditorProps) {
  const { block, caret, editor, bufferedKeys } = view
  const { host, tiptap, surface } = useTiptap(view)
  useLayoutEffect(() => {
    if (!tiptap || !caret) return
    if (bufferedKeys.focus.left(caret)) {
      tiptap.commands.setTextSelection(tiptap.state.doc.content.size)
      const words = bufferedKeys.takeText()
      if (words) tiptap.commands.insertContent(words, PARSE)
    } else {
      // Tiptap's own focus comes a frame later; a key pressed until then would be lost.
      tiptap.view.focus()
      placeCaret(tiptap, caret)
      if (caret.begunBy === '#') beginWithSign(tiptap)
      // Not within the rendering: a key that leaves the text renders in its turn.
      queueMicrotask(() => tiptap.isDestroyed || replayKeys(bufferedKeys.take()))
    }
    bufferedKeys.focus.entered()
  }, [tiptap, caret, bufferedKeys])
  useLayoutEffect(() => {
    if (!surface) return
    editor.setSurface(block.id, surface)
    return () => editor.setSurface(block.id, null)
  }, [surface, editor, block.id])
  return (
    <>
      <div ref={host} className={styles.prose} data-prose />
      {tiptap && surface && <TextDialogs tiptap={tiptap} view={view} state={surface.dialog} />}
    </>
  )
}

/** The editor of one text, made inside of `host`, and the text in the worksheet: each follows the other. */
function useTiptap(view: RichEditorProps) {
  const { html } = view.props
  const host = useRef<HTMLDivElement>(null)
  const [made, setMade] = useState<{ readonly tiptap: Tiptap; readonly surface: TextSurface } | null>(null)
  const tiptap = made?.tiptap
  /** The text in the worksheet, which others may change as well; null before the text is a block. */
  const text = useRef<TextBinding | null>(null)
  /** Texts that this editor itself has written since it last showed one, the newest last. */
  const own = useRef(new Set([html]))
  const latest = useRef<BlockViewProps<TextProps>>(view)
  useLayoutEffect(() => {
    latest.current = view
  })
  useLayoutEffect(() => {
    const created = createTextEditor({
      element: host.current!,
      latest: () => latest.current,
      write(html) {
        // Moved to the end when it is there already.
        own.current.delete(html)
        own.current.add(html)
        const { block, editor } = latest.current
        const isFollowed = text.current?.present === true
        editor.type(block.id, 'html', { text: html, behindCaret: htmlBehindCaret(created, html) })
        if (!isFollowed) follow(html)
      },
    })
    const follow = (html: string): void => {
      const { block, editor } = latest.current
      text.current?.stop()
      text.current = editor.worksheet.follow(block.id, 'html')
      text.current?.show(html)
    }
    follow(htmlOf(created))
    const leaveText = latest.current.editor.setCaretText({
      block: latest.current.block.id,
      field: 'html',
      read: () => placesOf(created, text.current),
      find: place => text.current?.caretAt(place) ?? null,
    })
    const split = (): void => splitForMath(created, latest.current)
    setMade({ tiptap: created, surface: textSurface(created, split) })
    return () => {
      leaveText()
      text.current?.stop()
      text.current = null
      created.destroy()
    }
  }, [])
  useLayoutEffect(() => {
    if (!tiptap) return
    // A rendering may be behind what has been typed since.
    if (text.current?.present) {
      own.current = new Set([html])
      return followOthersChanges(tiptap, () => text.current)
    }
    // This editor shows its own writing already.
    if (own.current.has(html)) {
      if (html === [...own.current].at(-1)) own.current = new Set([html])
      return
    }
    own.current = new Set([html])
    showKeepingCaret(tiptap, html)
  }, [tiptap, html])
  return { host, tiptap, surface: made?.surface }
}
