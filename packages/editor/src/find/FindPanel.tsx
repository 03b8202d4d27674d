import { ArrowDown, ArrowUp, CaseSensitive, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import type { EditorWithState } from '../state/editor.ts'
import type { BufferedKey, BufferedKeys } from '../parts/use-key-buffer.ts'
import { findState } from './open.ts'
import { useFind } from './use-find.ts'
import styles from './find.module.css'

interface FindPanelProps {
  readonly editor: EditorWithState
  /** Keys from while the panel was loading. */
  readonly buffered: BufferedKeys
  readonly press: (key: BufferedKey) => void
}

/** Finds in texts and formulas, and replaces in texts and whole names in formulas. */
export default function FindPanel({ editor, buffered, press }: FindPanelProps) {
  const find = useFind(editor, buffered)
  useEffect(() => buffered.takeKeys(press), [buffered, press])
  const { query, count, at } = find
  const none = count === 0
  return (
    <search aria-label="Find and replace" className={styles.bar}>
      <div className={styles.row}>
        <Field
          label="Find"
          called
          bufferedKeys={find.bufferedKeys}
          value={query.text}
          onType={text => find.search({ text })}
          onEnter={event => find.step(event.shiftKey ? -1 : 1)}
          onEscape={find.close}
        />
        <IconButton
          label="Match case"
          aria-pressed={query.matchCase}
          onClick={() => find.search({ matchCase: !query.matchCase })}
        >
          <CaseSensitive size={18} aria-hidden />
        </IconButton>
        <IconButton label="Previous match" disabled={none} onClick={() => find.step(-1)}>
          <ArrowUp size={16} aria-hidden />
        </IconButton>
        <IconButton label="Next match" disabled={none} onClick={() => find.step(1)}>
          <ArrowDown size={16} aria-hidden />
        </IconButton>
        <span role="status" aria-label="Matches" className={styles.count}>
          {query.text === '' ? '' : none ? 'Not found' : `${at + 1} of ${count}`}
        </span>
      </div>
      {editor.mayEdit && <Replacing find={find} />}
      <IconButton label="Close find" className={styles.close} onClick={find.close}>
        <X size={16} aria-hidden />
      </IconButton>
    </search>
  )
}

function Replacing({ find }: { readonly find: ReturnType<typeof useFind> }) {
  const [to, setTo] = useState('')
  const none = find.count === 0
  return (
    <div className={styles.row}>
      <Field
        label="Replace with"
        value={to}
        onType={setTo}
        onEnter={() => find.replace(to)}
        onEscape={find.close}
      />
      <button type="button" className={styles.button} disabled={none} onClick={() => find.replace(to)}>
        Replace
      </button>
      <button type="button" className={styles.button} disabled={none} onClick={() => find.replaceAll(to)}>
        Replace all
      </button>
      <span role="status" aria-label="Replaced" className={styles.report}>
        {find.report}
      </span>
    </div>
  )
}

interface FieldProps {
  readonly label: string
  readonly value: string
  /** Whether it gets the focus each time the bar is opened. */
  readonly called?: boolean
  /** Whether its text consists of buffered keys, which the next key continues. */
  readonly bufferedKeys?: boolean
  onType(text: string): void
  onEnter(event: KeyboardEvent): void
  onEscape(): void
}

function Field({
  label,
  value,
  called = false,
  bufferedKeys = false,
  onType,
  onEnter,
  onEscape,
}: FieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const calls = useStore(findState, state => state.called)
  const first = useRef(true)
  useLayoutEffect(() => {
    if (!called) return
    field.current?.focus()
    // Buffered keys go on in the field; a former query is selected, so that the next key replaces it.
    if (!first.current || !bufferedKeys) field.current?.select()
    first.current = false
  }, [called, calls, bufferedKeys])
  return (
    <input
      ref={field}
      type="text"
      aria-label={label}
      placeholder={label}
      className={styles.field}
      value={value}
      spellCheck={false}
      autoComplete="off"
      onChange={event => onType(event.target.value)}
      onKeyDown={event => {
        if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return
        event.preventDefault()
        if (event.key === 'Enter') onEnter(event)
        else onEscape()
      }}
    />
  )
}

type IconButtonProps = ComponentProps<'button'> & { readonly label: string }

const IconButton = ({ label, className = styles.button, ...rest }: IconButtonProps) => (
  <button type="button" className={className} aria-label={label} title={label} {...rest} />
)
