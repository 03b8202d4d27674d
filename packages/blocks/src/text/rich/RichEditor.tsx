import { useLayoutEffect, useRef } from 'react'
import { Editor as Tiptap } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import type { BlockViewProps, CaretPlace } from '@calcwright/editor'
import { sanitizeHtml } from './sanitize.ts'
import type { TextProps } from './schema.ts'
import type { TypedAhead } from './typed-ahead.ts'
import styles from './view.module.css'

interface RichEditorProps extends BlockViewProps<TextProps> {
  /** Typed while this editor was being loaded. */
  readonly typedAhead: TypedAhead
}

/** A text with the caret in it. Undo is the worksheet's, so tiptap's own is off. */
export default function RichEditor(view: RichEditorProps) {
  const { props, caret, typedAhead } = view
  const host = useRef<HTMLDivElement>(null)
  const tiptap = useRef<Tiptap | null>(null)
  const known = useRef(props.html)
  const latest = useRef(view)
  useLayoutEffect(() => {
    latest.current = view
  })
  useLayoutEffect(() => {
    tiptap.current = createTiptap(host.current!, latest, known)
    return () => tiptap.current?.destroy()
  }, [])
  useLayoutEffect(() => {
    if (!tiptap.current || !caret) return
    placeCaret(tiptap.current, caret)
    const typed = typedAhead.take()
    // The space at its end is the one before the next word.
    if (typed) tiptap.current.commands.insertContent(typed, { parseOptions: { preserveWhitespace: 'full' } })
  }, [caret, typedAhead])
  useLayoutEffect(() => {
    if (props.html === known.current) return
    known.current = props.html
    tiptap.current?.commands.setContent(sanitizeHtml(props.html), { emitUpdate: false })
  }, [props.html])
  return <div ref={host} className={styles.prose} />
}

interface Latest<T> {
  current: T
}

/** `known` is the HTML that this editor itself has written last. */
function createTiptap(
  element: HTMLElement,
  latest: Latest<BlockViewProps<TextProps>>,
  known: Latest<string>,
): Tiptap {
  const tiptap: Tiptap = new Tiptap({
    element,
    extensions: [StarterKit.configure({ undoRedo: false, link: { openOnClick: false } })],
    content: sanitizeHtml(known.current),
    editorProps: {
      attributes: { 'aria-label': 'Text', 'aria-multiline': 'true', role: 'textbox' },
      handleKeyDown: (_view, event) => handleKey(latest.current, tiptap, event),
      transformPastedHTML: sanitizeHtml,
    },
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty && isBare(changed.getText()) ? '' : changed.getHTML()
      known.current = sanitizeHtml(html)
      latest.current.editor.setProps(latest.current.block.id, { html })
    },
    onSelectionUpdate: ({ editor: changed }) =>
      latest.current.editor.placeCaret(latest.current.block.id, changed.state.selection.head),
    onFocus: () => {
      const { active, editor, block } = latest.current
      if (!active) editor.focus(block.id, { at: 'keep' })
    },
  })
  return tiptap
}

const isBare = (text: string): boolean => text.trim() === ''

function placeCaret(tiptap: Tiptap, place: CaretPlace): void {
  const { commands, view } = tiptap
  switch (place.at) {
    case 'start':
    case 'end':
    case 'all':
      commands.focus(place.at)
      return
    case 'offset':
      commands.focus(Math.min(place.offset, tiptap.state.doc.content.size))
      return
    case 'point':
      commands.focus(view.posAtCoords({ left: place.x, top: place.y })?.pos ?? 'end')
      return
    case 'column': {
      const box = view.dom.getBoundingClientRect()
      commands.focus(view.posAtCoords({ left: place.x, top: box.top + 8 })?.pos ?? 'start')
      return
    }
    case 'keep':
      commands.focus()
  }
}

/** Keys that leave the text; true when the key is used up. */
function handleKey(
  { block, editor }: BlockViewProps<TextProps>,
  tiptap: Tiptap,
  event: KeyboardEvent,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const { lineType } = editor.registry
  if (event.key === 'Enter' && event.shiftKey) {
    editor.insert(block.id, 'after', [{ type: lineType, props: {} }], { at: 'start' })
    return true
  }
  if (event.key === 'Backspace' && tiptap.isEmpty) {
    editor.remove(block.id, 'back')
    return true
  }
  if (event.key === ' ' && isBlankText(tiptap.getText())) {
    editor.convert(block.id, { type: lineType, props: {} }, { at: 'start' })
    return true
  }
  return (
    leavesText(tiptap, event) && editor.leave(block.id, DIRECTIONS[event.key]!, caretX(tiptap, event.key))
  )
}

const DIRECTIONS: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** One space is there and nothing else: the second one returns to math. */
function isBlankText(text: string): boolean {
  return text === ' ' || text === '\u00a0'
}

function leavesText(tiptap: Tiptap, event: KeyboardEvent): boolean {
  const direction = DIRECTIONS[event.key]
  const { selection, doc } = tiptap.state
  if (!direction || event.shiftKey || !selection.empty) return false
  const forward = direction === 'down' || direction === 'right'
  const atEdge = forward
    ? selection.$head.pos >= doc.content.size - selection.$head.depth
    : selection.$head.pos <= selection.$head.depth
  if (direction === 'left' || direction === 'right') return atEdge
  const edgeBlock = forward ? doc.lastChild : doc.firstChild
  return tiptap.view.endOfTextblock(direction) && selection.$head.node(1) === edgeBlock
}

function caretX(tiptap: Tiptap, key: string): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return undefined
  return tiptap.view.coordsAtPos(tiptap.state.selection.head).left
}
