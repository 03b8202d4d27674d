import { use, useEffect, useMemo, useRef, useState } from 'react'
import { lazyModule } from '@calcwright/ui'
import { CommasContext, useReadingRemark } from '@calcwright/editor'
import type { BlockViewProps, FieldSession, Remark } from '@calcwright/editor'
import type { Outcome } from '@calcwright/evaluator'
import { definedByBranches } from '../begun-branches.ts'
import { becomesTool } from './becomes-tool.ts'
import type { MathProps } from './schema.ts'

/** A line as a field, for what is the same in fields. */
export const lineAt = (block: string) => ({ block, field: 'latex', only: true })

const NONE: Outcome['unknown'] = []

const loadRemark = lazyModule(() => import('./unknown-remark.ts'))
const loadCommaRemark = lazyModule(() => import('./comma-remark.ts'))

/**
 * Remark under the line: on undefined names and, where the line has the caret, on tokens with two readings.
 * @param resting nobody is typing; a key must not search the whole worksheet
 * @param session what was typed in this visit of the line
 */
export function useRemark(
  view: BlockViewProps<MathProps>,
  outcome: Outcome | undefined,
  resting: boolean,
  session: FieldSession,
): Remark | null {
  const unknown = useUnknownRemark(view, outcome)
  const isWrong = /^(?:unit|argument)$/.test(outcome?.error?.kind ?? '')
  const reading = useReadingRemark({ ...view, isWrong }, lineAt(view.block.id), view.props.latex, resting)
  const comma = useCommaRemark(view, resting, session)
  const begun = useBegunRemark(view)
  return useMemo(() => {
    const remarks = [unknown, reading, comma, begun].filter(remark => remark !== null)
    if (remarks.length < 2) return remarks[0] ?? null
    return {
      text: remarks.map(({ text }) => text).filter(Boolean).join(' '), // prettier-ignore
      actions: remarks.flatMap(({ actions }) => actions),
    }
  }, [unknown, reading, comma, begun])
}

/** Says what Enter makes of `x := {`, for those who leave the line otherwise as well. */
function useBegunRemark({
  block,
  props: { latex },
  readOnly,
  editor,
}: BlockViewProps<MathProps>): Remark | null {
  return useMemo(
    () =>
      readOnly || definedByBranches(latex) === null
        ? null
        : {
            text: 'Enter makes a conditional assignment.',
            actions: [{ label: 'Make it now', run: () => void becomesTool(editor, block.id) }],
          },
    [block.id, latex, readOnly, editor],
  )
}

/** For those alone who write decimal commas. */
function useCommaRemark(
  view: BlockViewProps<MathProps>,
  resting: boolean,
  session: FieldSession,
): Remark | null {
  const { block, props, readOnly, editor } = view
  const wanted = use(CommasContext) !== null && !readOnly && props.latex.includes('.')
  const [part, setPart] = useState(loadCommaRemark.loaded)
  const typed = useRef('')
  useEffect(() => {
    // The typed characters are known up to the last key: leaving the line draws it anew.
    typed.current = session.words?.text ?? typed.current
    if (wanted && part) part.noteTyped(block.id, typed.current)
    // A line works without the module.
    else if (wanted) void loadCommaRemark().then(setPart, () => {})
  }, [wanted, part, block.id, props.latex, session])
  return useMemo(
    () => (wanted && resting && part ? part.commaRemark(editor, block.id, props.latex) : null),
    [wanted, resting, part, editor, block.id, props.latex],
  )
}

/** Remedies for undefined names; loaded with the first line that has one. */
function useUnknownRemark(view: BlockViewProps<MathProps>, outcome: Outcome | undefined): Remark | null {
  const { block, props, readOnly, editor } = view
  // A result with names in it may wait for what a solver above has found, and an error may be one of words.
  const isOpen = outcome?.kind === 'symbolic' || outcome?.error?.code.startsWith('syntax.')
  const unknown = outcome?.unknown ?? (isOpen ? NONE : undefined)
  const [part, setPart] = useState(loadRemark.loaded)
  useEffect(() => {
    // A line works without the module, it only offers no remedy.
    if (unknown && !part) void loadRemark().then(setPart, () => {})
  }, [unknown, part])
  return useMemo(
    () => (part && unknown ? part.unknownRemark({ editor, id: block.id, props, readOnly }, outcome) : null),
    [part, unknown, editor, block.id, props, readOnly, outcome],
  )
}
