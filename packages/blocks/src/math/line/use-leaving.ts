import { useEffect, useRef } from 'react'
import { lazyModule, offerRename } from '@calcwright/editor'
import type { BlockViewProps, Editor } from '@calcwright/editor'
import type { AutoFunction } from './auto-function.ts'
import { definedNames } from './defined-names.ts'
import type { LineSession } from './events.ts'
import type { MeantUnits } from './meant-units.ts'
import type { MathProps } from './schema.ts'

/**
 * What happens when the caret leaves a line that was changed: an offer to rename what follows, or
 * unknown names become arguments or units. `session.typed` tells typing from undo and from other people's changes.
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
    else void explainUnknown(editor, block.id, props, () => before.current === null)
    // Only the coming and going of the caret counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [active])
}

const loadFunctions = lazyModule(() => import('@calcwright/reference/functions'))
const loadUnits = lazyModule(() => import('./meant-units.ts'))
const loadAutoFunction = lazyModule(() => import('./auto-function.ts'))

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

async function explainUnknown(
  editor: Editor,
  id: string,
  props: MathProps,
  isLeft: () => boolean,
): Promise<void> {
  if (definedNames(props).length === 0) return
  const [{ findFunction }, { meantUnits }, { asFunction }] = await Promise.all([
    loadFunctions(),
    loadUnits(),
    loadAutoFunction(),
    runEnded(editor),
  ])
  if (editor.worksheet.block(id)?.props !== props || !isLeft()) return
  const above = editor.namesAbove(id)
  const allowed = new Set([
    ...props.not_defined_allowed,
    ...props.skipAutoUnit,
    ...(madeBefore.get(id) ?? []),
  ])
  const isKnown = (name: string): boolean =>
    above.has(name) || allowed.has(name) || findFunction(name) !== undefined
  const made = asFunction(props.latex, isKnown)
  const units = meantUnits(props.latex, isKnown)
  if (units) askForUnits(editor, id, units, made && (() => makeFunction(editor, id, props, made)))
  else if (made) makeFunction(editor, id, props, made)
}

/** Asks rather than decides: a letter behind a number is often a name. */
function askForUnits(
  editor: Editor,
  id: string,
  { latex, names }: MeantUnits,
  asFunction: (() => void) | null,
): void {
  const many = names.length > 1
  const text = `${listed(names)} ${many ? 'are' : 'is'} not defined above. ${many ? 'Are they units' : 'Is it a unit'}?`
  const useUnits = (): void => {
    editor.perform([{ kind: 'setProps', id, props: { latex } }])
    editor.setNotice(id, null)
  }
  editor.announce(text)
  editor.setNotice(id, {
    text,
    asks: true,
    actions: [
      { label: many ? 'Use as units' : 'Use as a unit', run: useUnits },
      ...(asFunction ? [{ label: 'Make it a function', run: asFunction }] : []),
    ],
  })
}

function makeFunction(editor: Editor, id: string, props: MathProps, made: AutoFunction): void {
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
