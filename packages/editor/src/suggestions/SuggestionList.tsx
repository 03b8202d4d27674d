import { useEffect, useRef } from 'react'
import type { FieldHandle } from '../math/companion.ts'
import { keyboardSinkOf } from '../math/mathlive.ts'
import { anchorAt } from '../math/anchor.ts'
import type { OpenList } from './assistant.ts'
import type { Candidate } from './candidate.ts'
import { SuggestionOption } from './SuggestionOption.tsx'
import { usePopupPlacement } from '../parts/use-popup-placement.ts'
import styles from './suggestions.module.css'

interface SuggestionListProps {
  readonly list: OpenList
  readonly handle: FieldHandle
  take(item: Candidate): void
}

/** The list under the name that is being typed. The caret stays in the formula. */
export function SuggestionList({ list, handle, take }: SuggestionListProps) {
  const marked = useRef<HTMLDivElement>(null)
  const box = usePopupPlacement(() => anchorAt(handle.field, list.typed.start), ['below', 'above'])
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'nearest' })
    const sink = keyboardSinkOf(handle.field)
    if (!sink) return
    // The field is inside a shadow tree, from where ids outside cannot be named.
    sink.ariaActiveDescendantElement = marked.current
    sink.ariaControlsElements = box.current ? [box.current] : null
    sink.setAttribute('aria-autocomplete', 'list')
    return () => {
      sink.ariaActiveDescendantElement = null
      sink.ariaControlsElements = null
      sink.setAttribute('aria-autocomplete', 'none')
    }
  }, [handle, list.marked, list.items, box])
  useAnnouncedBlock(list, handle)
  return (
    <div ref={box} role="listbox" aria-label="Suggestions" className={styles.list}>
      {list.items.map((item, index) => (
        <SuggestionOption
          key={`${item.kind} ${item.name}`}
          item={item}
          selected={index === list.marked}
          reference={index === list.marked ? marked : null}
          line={handle.line}
          known={list.valued ? list.known.get(item.name) : undefined}
          take={() => take(item)}
        />
      ))}
    </div>
  )
}

/** Says what Enter makes of the line: the option is not marked, so a screen reader would not read it. */
function useAnnouncedBlock({ items }: OpenList, { line: { editor } }: FieldHandle): void {
  const made = items.find(({ makes }) => makes?.isTyped)?.makes?.made ?? ''
  useEffect(() => {
    if (made !== '') editor.announce(`Enter makes ${made}`)
  }, [editor, made])
}
