import { useEffect, useId, useRef } from 'react'
import type { FieldHandle } from '../math/companion.ts'
import { keyboardSinkOf } from '../math/mathlive.ts'
import { StaticFormula } from '../math/StaticFormula.tsx'
import { nameToLatex } from '@calcwright/math/expression'
import type { KnownName } from '../names/known-names.ts'
import { useKnownValue } from '../names/use-known-value.ts'
import { anchorAt } from '../math/anchor.ts'
import type { OpenList } from './assistant.ts'
import type { Candidate } from './candidate.ts'
import { usePopupPlacement } from '../parts/use-popup-placement.ts'
import styles from './suggestions.module.css'

interface SuggestionListProps {
  readonly list: OpenList
  readonly handle: FieldHandle
  take(item: Candidate): void
}

/** The list under the name that is being typed. The caret stays in the formula. */
export function SuggestionList({ list, handle, take }: SuggestionListProps) {
  const id = useId()
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
  return (
    <div ref={box} role="listbox" aria-label="Suggestions" className={styles.list}>
      {list.items.map((item, index) => (
        <div
          key={`${item.kind} ${item.name}`}
          id={`${id}-${index}`}
          ref={index === list.marked ? marked : null}
          role="option"
          aria-selected={index === list.marked}
          tabIndex={-1}
          className={styles.option}
          data-kind={item.kind}
          // Before the field could lose the focus.
          onPointerDown={event => {
            event.preventDefault()
            take(item)
          }}
        >
          <span className={styles.name}>
            {item.kind === 'unit' || item.kind === 'function' || item.kind === 'row' ? (
              item.name
            ) : (
              <>
                <span className={styles.visuallyHidden}>{item.name}</span>
                <StaticFormula latex={nameToLatex(item.name)} drawn />
              </>
            )}
          </span>
          <span className={styles.detail}>
            {item.label || (list.valued && <Preview of={list.known.get(item.name)} handle={handle} />)}
          </span>
        </div>
      ))}
    </div>
  )
}

interface PreviewProps {
  readonly of: KnownName | undefined
  readonly handle: FieldHandle
}

/** The value of a name, as soon as it has one. */
function Preview({ of: known, handle }: PreviewProps) {
  const value = useKnownValue(handle.line.editor, known)
  if (!value) return null
  return (
    <>
      <span className={styles.visuallyHidden}>{value.display}</span>
      <StaticFormula latex={value.latex} drawn />
    </>
  )
}
