import { useEffect, useRef } from 'react'
import { lazyModule, offerRename } from '@calcwright/editor'
import type { BlockViewProps, Editor } from '@calcwright/editor'
import { asFunction } from './auto-function.ts'
import { definedNames } from './defined-names.ts'
import type { LineSession } from './events.ts'
import type { MathProps } from './schema.ts'

/**
 * What happens when the caret leaves a line that was changed: an offer to rename what follows, or
 * unknown names become arguments. `session.typed` tells typing from undo and from other people's changes.
 */
export function useLeaving(view: BlockViewProps<MathProps>, session: LineSession): void {
  const { block, props, active, readOnly, editor } = view
  const before = useRef<MathProps | null>(null)
  useEffect(() => {
    if (active) {
      before.current = props
      session.typed = false
      return
    }
    const earlier = before.current
    before.current = null
    if (!earlier || readOnly || !session.typed || earlier.latex === props.latex || block.disabled) return
    const [from, ...others] = definedNames(earlier)
    const [to] = definedNames(props)
    if (from !== undefined && to !== undefined && from !== to && others.length === 0)
      offerRename(editor, block.id, from, to)
    else void makeFunction(editor, block.id, props, () => before.current === null)
    // Only the coming and going of the caret counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [active])
}

const loadFunctions = lazyModule(() => import('@calcwright/reference/functions'))

/** Before a run has ended it is not known what the sheet means: other worksheets may define names. */
async function runEnded({ results: { status } }: Editor): Promise<void> {
  const ended = (): boolean => status.getState().engine === 'ready' && !status.getState().running
  if (ended()) return
  return new Promise(resolve => {
    const stop = status.subscribe(() => {
      if (!ended()) return
      stop()
      resolve()
    })
  })
}

/** Names that were made arguments of a line in this session: unknown again, they were turned back. */
const madeBefore = new Map<string, readonly string[]>()

async function makeFunction(
  editor: Editor,
  id: string,
  props: MathProps,
  isLeft: () => boolean,
): Promise<void> {
  if (definedNames(props).length === 0) return
  const [{ findFunction }] = await Promise.all([loadFunctions(), runEnded(editor)])
  if (editor.worksheet.block(id)?.props !== props || !isLeft()) return
  const above = editor.namesAbove(id)
  const allowed = new Set([...props.not_defined_allowed, ...(madeBefore.get(id) ?? [])])
  const made = asFunction(
    props.latex,
    name => above.has(name) || allowed.has(name) || findFunction(name) !== undefined,
  )
  if (!made) return
  const { latex, names } = made
  if (!editor.perform([{ kind: 'setProps', id, props: { latex } }])) return
  madeBefore.set(id, names)
  const text = `${listed(names)} ${names.length > 1 ? 'are' : 'is'} not defined above, so this line is now the function ${made.call}.`
  editor.announce(text)
  editor.setNotice(id, {
    text,
    actions: [
      {
        label: 'Undo',
        run: () => {
          const not_defined_allowed = [...props.not_defined_allowed, ...names]
          editor.perform([{ kind: 'setProps', id, props: { latex: props.latex, not_defined_allowed } }])
          editor.setNotice(id, null)
        },
      },
    ],
  })
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
