import { use, useEffect, useMemo, useState } from 'react'
import { lazyModule } from '@calcwright/ui'
import { CommasContext, useReadingRemark } from '@calcwright/editor'
import type { BlockViewProps, FieldSession, Remark } from '@calcwright/editor'
import type { Outcome } from '@calcwright/evaluator'
import { definedByBranches } from '../begun-branches.ts'
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
  return useMemo(() => {
    const remarks = [unknown, reading, comma].filter(remark => remark !== null)
    if (remarks.length < 2) return remarks[0] ?? null
    return {
      text: remarks.map(({ text }) => text).filter(Boolean).join(' '), // prettier-ignore
      actions: remarks.flatMap(({ actions }) => actions),
    }
  }, [unknown, reading, comma])
}

/** For those alone who write decimal commas. */
function useCommaRemark(
  view: BlockViewProps<MathProps>,
  resting: boolean,
  session: FieldSession,
): Remark | null {
  const { block, props, readOnly, editor } = view
  const wanted = use(CommasContext) !== null && !readOnly && resting && props.latex.includes('.')
  const [part, setPart] = useState(loadCommaRemark.loaded)
  useEffect(() => {
    // A line works without the module.
    if (wanted && !part) void loadCommaRemark().then(setPart, () => {})
  }, [wanted, part])
  return useMemo(
    () => (wanted && part ? part.commaRemark(editor, block.id, props.latex, session.points) : null),
    [wanted, part, editor, block.id, props.latex, session],
  )
}

/** Remedies for undefined names; loaded with the first line that has one. */
function useUnknownRemark(view: BlockViewProps<MathProps>, outcome: Outcome | undefined): Remark | null {
  const { block, props, readOnly, editor } = view
  // A result with names in it may wait for what a solver above has found, and an error may be one of words.
  const isOpen = outcome?.kind === 'symbolic' || outcome?.error?.code.startsWith('syntax.')
  const isBegun = definedByBranches(props.latex) !== null
  const unknown = outcome?.unknown ?? (isOpen || isBegun ? NONE : undefined)
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
