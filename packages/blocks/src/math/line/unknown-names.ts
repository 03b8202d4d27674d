/** Handles a line that reads undefined names. */
import type { Editor } from '@calcwright/editor'
import { findFunction } from '@calcwright/reference/functions'
import { asFunction } from './auto-function.ts'
import type { AutoFunction } from './auto-function.ts'
import { gravityOffer } from './gravity.ts'
import { meantUnits } from './meant-units.ts'
import type { MeantUnits } from './meant-units.ts'
import type { MathProps } from './schema.ts'

/** The meaning of names is unknown before a run has ended, since other worksheets may define them. */
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

/**
 * Asks whether names without a definition are units.
 * @param isLeft whether the caret is still elsewhere
 */
export async function explainUnknown(
  editor: Editor,
  id: string,
  props: MathProps,
  isLeft: () => boolean,
): Promise<void> {
  await runEnded(editor)
  if (editor.worksheet.block(id)?.props !== props || !isLeft()) return
  const above = editor.namesAbove(id)
  const allowed = new Set([...props.not_defined_allowed, ...props.skipAutoUnit])
  const isKnown = (name: string): boolean =>
    above.has(name) || allowed.has(name) || findFunction(name) !== undefined
  const units = meantUnits(props.latex, isKnown)
  if (!units) return
  const made = asFunction(props.latex, isKnown)
  askForUnits(editor, id, units, made && (() => makeFunction(editor, id, made)))
}

/** Asks rather than decides: a letter behind a number is often a name. */
function askForUnits(
  editor: Editor,
  id: string,
  { latex, names }: MeantUnits,
  makeIt: (() => void) | null,
): void {
  const many = names.length > 1
  const isGravity = names.join() === 'g'
  const question = many ? 'Are they units' : isGravity ? 'Is it gravity, or the gram' : 'Is it a unit'
  const text = `${listed(names)} ${many ? 'are' : 'is'} not defined above. ${question}?`
  const useUnits = (): void => {
    editor.perform([{ kind: 'setProps', id, props: { latex } }])
    editor.setNotice(id, null)
  }
  editor.announce(text)
  editor.setNotice(id, {
    text,
    asks: true,
    isObsolete: () => names.some(name => editor.namesAbove(id).has(name)),
    actions: [
      ...(isGravity ? [gravityOffer(editor, id)] : []),
      { label: many ? 'Use as units' : 'Use as a unit', run: useUnits },
      ...(makeIt ? [{ label: 'Make it a function', run: makeIt }] : []),
    ],
  })
}

function makeFunction(editor: Editor, id: string, { latex, call }: AutoFunction): void {
  if (!editor.perform([{ kind: 'setProps', id, props: { latex } }])) return
  editor.announce(`This line is now the function ${call}`)
  editor.setNotice(id, null)
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
