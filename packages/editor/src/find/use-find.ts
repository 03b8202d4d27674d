/** A search in the sheet: its query, its matches, the one that is shown, and replacing. */
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EditorWithState } from '../state/editor.ts'
import { returnToSheet } from '../state/return-to-sheet.ts'
import { elementOf, keepMatchesMarked } from './marks.ts'
import { type Match, replacementOf } from './matches.ts'
import { closeFind } from './open.ts'
import type { FindQuery } from '../contract/find-query.ts'
import type { BufferedKeys } from '../parts/use-key-buffer.ts'
import { useMatches } from './use-matches.ts'

/** The last query is there the next time. */
let last: FindQuery = { text: '', matchCase: false }

/** @param buffered keys from while the panel was loading */
export function useFind(editor: EditorWithState, buffered: BufferedKeys) {
  const [typed] = useState(() => buffered.text())
  const [query, setQuery] = useState(typed === '' ? last : { ...last, text: typed })
  useLayoutEffect(() => {
    if (typed !== '') last = { ...last, text: typed }
    buffered.endText()
  }, [buffered, typed])
  const [report, setReport] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  const { matches, findings } = useMatches(editor, query)
  const [start] = useState(() => editor.state.getState().caret?.block ?? editor.state.getState().lastActive)
  const nearest = useMemo(() => nearestTo(editor, start, matches), [editor, start, matches])
  const at = matches.length === 0 ? -1 : Math.min(chosen ?? nearest, matches.length - 1)
  const current = matches[at]
  useEffect(() => keepMatchesMarked(matches, current, query), [matches, current, query])
  useReveal(editor, current)

  const search = (next: Partial<FindQuery>): void => {
    last = { ...query, ...next }
    setQuery(last)
    setChosen(null)
    setReport('')
  }
  const step = (by: number): void => {
    if (matches.length === 0) return
    setReport('')
    setChosen((at + by + matches.length) % matches.length)
  }
  const replace = (some: readonly Match[], to: string): void => {
    if (some.length === 0) return
    const blockOf = (id: string) => editor.worksheet.block(id)
    const { operations, replaced, left } = replacementOf(some, blockOf, query, to, findings)
    if (operations.length > 0 && !editor.perform(operations)) return
    setReport(replacedText(replaced, left))
    // A replaced match is gone: the next one has its number.
    setChosen(replaced === 0 ? (at + 1) % matches.length : at)
  }
  const close = (): void => {
    flushSync(closeFind)
    if (current) editor.focus(current.block, { at: 'start', ...fieldOf(current) })
    else if (start !== null) editor.focus(start, editor.caretPlace(start))
    else returnToSheet(editor)
  }
  return {
    query,
    bufferedKeys: typed !== '',
    search,
    /** Number of matches, and of the one that is shown, from 0. */
    count: matches.length,
    at,
    step,
    replace: (to: string) => replace(current ? [current] : [], to),
    replaceAll: (to: string) => replace(matches, to),
    /** Report of the last replacement. */
    report,
    close,
  }
}

const fieldOf = ({ place }: Match): { readonly field?: string } =>
  typeof place === 'object' && 'field' in place ? { field: place.field } : {}

/** The first match in the line with the caret or below it, else the first of all. */
function nearestTo(editor: EditorWithState, start: string | null, matches: readonly Match[]): number {
  if (start === null) return 0
  const order = new Map(editor.worksheet.blocks().map(({ id }, index) => [id, index]))
  const from = order.get(start) ?? 0
  const below = matches.findIndex(({ block }) => (order.get(block) ?? 0) >= from)
  return Math.max(0, below)
}

/** The match is unfolded and scrolled to. */
function useReveal(editor: EditorWithState, match: Match | undefined): void {
  const block = match?.block
  useEffect(() => {
    if (block === undefined) return
    const folded = editor.feed.foldedAround(block)
    if (folded.length > 0) editor.fold(folded, false)
    elementOf(block)?.scrollIntoView({ block: 'center' })
  }, [editor, block, match])
}

function replacedText(replaced: number, left: number): string {
  if (replaced === 0) return 'In formulas only whole names are replaced.'
  return `${replaced} replaced.${left > 0 ? ` ${left} left: in formulas only whole names are replaced.` : ''}`
}
