/** Makes the text editor: tiptap, tied to the worksheet. */
import { Editor as Tiptap } from '@tiptap/core'
import { leftOutText, needsImages, storedImages, withoutWebImages } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { storedPictures } from '../pictures.ts'
import { followClick } from '../references/go.ts'
import type { TextProps } from '../schema.ts'
import { believeStart } from './caret.ts'
import { divideLongText } from './divide.ts'
import { editableHtml, pastedHtml } from './editable-html.ts'
import { textExtensions } from './extensions.ts'
import { handleKey } from './keys.ts'
import { htmlOf, PARSE } from './neighbours.ts'
import { insertBelow } from './pasted-pictures.ts'

interface TextEditorParts {
  readonly element: HTMLElement
  /** The view as it was drawn last. */
  latest(): BlockViewProps<TextProps>
  /** Writes what the person has changed into the worksheet. */
  write(html: string): void
}

export function createTextEditor({ element, latest, write }: TextEditorParts): Tiptap {
  const { block, editor, props } = latest()
  let released = false
  /** The last key may have moved the caret to the start. */
  let byKey = false
  const reportCaret = (): void => editor.placeCaret(block.id, tiptap.state.selection.head)
  const tiptap: Tiptap = new Tiptap({
    element,
    extensions: textExtensions(editor, block.id),
    content: editableHtml(props.html),
    ...PARSE,
    // Bold and italic by typing stars would tear formulas apart.
    enableInputRules: ['bulletList', 'orderedList', 'heading'],
    enablePasteRules: ['link'],
    editorProps: {
      attributes: { 'aria-label': 'Text', 'aria-multiline': 'true', role: 'textbox' },
      handleKeyDown(_view, event) {
        const used = handleKey(latest(), tiptap, event, released)
        if (!/^(?:Shift|Tab)$/.test(event.key)) released = event.key === 'Escape'
        return used
      },
      handleDOMEvents: {
        keydown(_view, event) {
          // A caret that the browser has moved is reported after keys that follow fast: they would still
          // meet the old selection, and replace it.
          if (!event.isComposing) document.dispatchEvent(new Event('selectionchange'))
          byKey = /^(?:Arrow(?:Left|Up)|Home|PageUp)$/.test(event.key)
        },
        paste(view, event) {
          const html = event.clipboardData?.getData('text/html') ?? ''
          if (!needsImages(html)) return false
          event.preventDefault()
          // The images are stored first, so that the page never asks another site for them.
          void storedImages(html, editor.actions).then(stored => {
            if (view.isDestroyed) insertBelow(editor, block.id, pastedHtml(stored))
            else view.pasteHTML(stored)
          })
          return true
        },
        mousedown(_view, event) {
          const used = event.button === 0 && followClick(editor, event, false)
          if (used) event.preventDefault()
          return used
        },
      },
      transformPastedHTML(pasted) {
        const { html, left } = withoutWebImages(storedPictures(pasted))
        if (left > 0) editor.actions.notify?.(leftOutText(left), 'info')
        return pastedHtml(html)
      },
    },
    onUpdate({ transaction }) {
      if (transaction.getMeta('paste') && divideLongText(tiptap, latest())) return
      write(htmlOf(tiptap))
      reportCaret()
    },
    onSelectionUpdate({ transaction }) {
      // A change reports the caret afterwards: undo brings it to where it stood before.
      if (!transaction.docChanged) reportCaret()
    },
    onFocus() {
      if (!latest().active) editor.focus(block.id, { at: 'keep' })
    },
  })
  // Before the editor hears of it, which listens where the event ends.
  const listener = (): void => void (byKey && believeStart(tiptap.view))
  window.addEventListener('selectionchange', listener, { capture: true })
  tiptap.on('destroy', () => window.removeEventListener('selectionchange', listener, { capture: true }))
  return tiptap
}
