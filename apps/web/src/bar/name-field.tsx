import { NAME_LIMIT, tidyName } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { useEffect, useRef, useState } from 'react'
import { NAME_FIELD } from '../opened/enter-name.ts'
import { useWorksheetName } from '../opened/use-worksheet-name.ts'
import { toast } from '@calcwright/ui'
import css from './top-bar.module.css'

interface NameFieldProps {
  readonly worksheet: Worksheet
  readonly mayRename: boolean
  /** The keyboard is done with the name. */
  readonly onDone: () => void
}

/** The worksheet's name, renamed on Enter or on leaving the field; Escape takes it back. */
export function NameField({ worksheet, mayRename, onDone }: NameFieldProps) {
  const name = useWorksheetName(worksheet)
  const [draft, setDraft] = useState<string | null>(null)
  const submit = () => {
    const wanted = draft === null ? '' : tidyName(draft)
    setDraft(null)
    if (!wanted || wanted === worksheet.name) return
    const applied = worksheet.apply({ kind: 'rename', name: wanted })
    if (!applied.ok) toast.error(applied.message)
  }
  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  // Before what sends the worksheet when the page is left: a name that is still being typed goes along.
  useEffect(() => {
    const leave = () => latest.current()
    const events = ['beforeunload', 'pagehide'] as const
    for (const event of events) addEventListener(event, leave, { capture: true })
    return () => {
      for (const event of events) removeEventListener(event, leave, { capture: true })
    }
  }, [])
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Escape') setDraft(null)
    else submit()
    onDone()
  }
  return (
    <input
      id={NAME_FIELD}
      className={css.name}
      aria-label="Worksheet name"
      value={draft ?? name}
      readOnly={!mayRename}
      maxLength={NAME_LIMIT}
      spellCheck={false}
      onFocus={event => event.currentTarget.select()}
      onPointerDown={() => {
        if (!mayRename) toast.error('You do not have sufficient rights to rename this document')
      }}
      onChange={event => setDraft(event.currentTarget.value)}
      onBlur={submit}
      onKeyDown={onKeyDown}
    />
  )
}
