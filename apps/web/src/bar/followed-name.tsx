/** Lets the name of a worksheet follow its first heading until somebody renames it. */
import { NEW_NAME, tidyName } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import type { EditorWithState } from '@calcwright/editor'
import { useEffect } from 'react'

interface Heading {
  /** The block that it stands in; '' where there is none. */
  readonly block: string
  readonly text: string
}

const NONE: Heading = { block: '', text: '' }

/** Characters of a heading that make a name. */
const LIMIT = 80

/**
 * Renames the worksheet after its first heading when the caret has left the heading that was changed here,
 * or an undo has changed it. Only a name that nobody has given is replaced: the one of a new worksheet, or
 * the text that the first heading had before. What others write changes nothing here: their window does.
 * @param onCaret calls its listener when the caret goes to another line, and returns the way to stop
 * @param isInside whether the caret is in the block
 */
export function followHeading(
  worksheet: Worksheet,
  onCaret: (listener: () => void) => () => void,
  isInside: (block: string) => boolean = () => true,
): () => void {
  /** The heading that the name is the text of. */
  let followed = NONE
  /** Whether the name was replaced here, so that it goes with the heading. */
  let given = false
  const touched = new Set<string>()
  const recognise = (): void => {
    const now = firstHeading(worksheet)
    if (now.text === worksheet.name) followed = now
  }
  const follow = (): void => {
    if (touched.size === 0) return
    const now = firstHeading(worksheet)
    const isMine = touched.has(now.block) || touched.has(followed.block)
    touched.clear()
    const { name } = worksheet
    if (!isMine || (name !== NEW_NAME && name !== followed.text)) return
    if (now.text === '' && !given) return
    given = true
    worksheet.apply({ kind: 'rename', name: now.text || NEW_NAME })
    followed = now
  }
  recognise()
  // Typed before this code had arrived; the caret may have left it already.
  if (worksheet.undo.canUndo) touched.add(firstHeading(worksheet).block)
  const stops = [
    worksheet.subscribe(({ changed, removed, origin, name }) => {
      if (name || origin === 'remote') recognise()
      if (origin === 'remote') return
      for (const id of [...changed, ...removed]) touched.add(id)
      if (origin === 'undo') queueMicrotask(follow)
    }),
    onCaret(follow),
  ]
  if (!isInside(firstHeading(worksheet).block)) follow()
  return () => stops.forEach(stop => stop())
}

function firstHeading(worksheet: Worksheet): Heading {
  for (const { id, type, status, props } of worksheet.blocks()) {
    const headings = (status === 'ok' && worksheet.registry.get(type)?.headings?.(props as object)) || []
    for (const heading of headings) {
      const text = [...tidyName(heading.text)].slice(0, LIMIT).join('').trim()
      if (text !== '') return { block: id, text }
    }
  }
  return NONE
}

interface FollowedNameProps {
  readonly worksheet: Worksheet
  readonly editor: EditorWithState
}

export function FollowedName({ worksheet, editor }: FollowedNameProps) {
  useEffect(
    () =>
      followHeading(
        worksheet,
        listener => {
          const stop = editor.state.subscribe(({ caret }, before) => {
            if (caret?.block !== before.caret?.block) listener()
          })
          // Before what sends the worksheet when the page is left.
          addEventListener('pagehide', listener, { capture: true })
          return () => {
            stop()
            removeEventListener('pagehide', listener, { capture: true })
          }
        },
        block => editor.state.getState().caret?.block === block,
      ),
    [worksheet, editor],
  )
  return null
}
