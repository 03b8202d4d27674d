import { useLayoutEffect, useRef } from 'react'
import { Editor as Tiptap } from '@tiptap/core'
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
  const own = useRef(new Set([props.html]))
  const latest = useRef(view)
  useLayoutEffect(() => {
    latest.current = view
  })
  useLayoutEffect(() => {
    tiptap.current = createTiptap(host.current!, latest, own)
    return () => tiptap.current?.destroy()
  }, [])
  useLayoutEffect(() => {
    if (!tiptap.current || !caret) return
    // Tiptap's own focus comes a frame later; a key pressed until then would be lost.
    tiptap.current.view.focus()
    placeCaret(tiptap.current, caret)
    const typed = typedAhead.take()
    if (typed) tiptap.current.commands.insertContent(typed, KEEP_SPACES)
  }, [caret, typedAhead])
  useLayoutEffect(() => {
    const written = own.current
    // A rendering may be behind what has been typed since: what this editor wrote is no news to it.
    if (written.has(props.html)) {
      if (props.html === [...written].at(-1)) own.current = new Set([props.html])
      return
    }
    own.current = new Set([props.html])
    tiptap.current?.commands.setContent(sanitizeHtml(props.html), { emitUpdate: false, ...KEEP_SPACES })
  }, [props.html])
  return <div ref={host} className={styles.prose} />
}

interface Latest<T> {
  current: T
}

/** The space at the end of a text is the one before the next word. */
const KEEP_SPACES = { parseOptions: { preserveWhitespace: 'full' } } as const

/** `own` holds what this editor itself has written since it was last shown, the newest last. */
function createTiptap(
  element: HTMLElement,
  latest: Latest<BlockViewProps<TextProps>>,
  own: Latest<Set<string>>,
): Tiptap {
  const tiptap: Tiptap = new Tiptap({
    element,
    extensions: [StarterKit.configure({ undoRedo: false, link: { openOnClick: false } })],
    content: sanitizeHtml(latest.current.props.html),
    editorProps: {
      attributes: { 'aria-label': 'Text', 'aria-multiline': 'true', role: 'textbox' },
      handleKeyDown: (_view, event) => handleKey(latest.current, tiptap, event),
      transformPastedHTML: sanitizeHtml,
    },
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty && isBare(changed.getText()) ? '' : changed.getHTML()
      const written = sanitizeHtml(html)
      // Moved to the end when it is there already.
      own.current.delete(written)
      own.current.add(written)
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
