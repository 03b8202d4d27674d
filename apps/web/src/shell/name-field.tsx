import type { Worksheet } from '@calcwright/document'
import { useState } from 'react'
import { toast } from 'sonner'
import { useWorksheetName } from '../worksheet/use-worksheet-name.ts'
import css from './top-bar.module.css'

interface NameFieldProps {
  readonly worksheet: Worksheet
  readonly mayRename: boolean
}

/** The worksheet's name, renamed on Enter or on leaving the field; Escape takes it back. */
export function NameField({ worksheet, mayRename }: NameFieldProps) {
  const name = useWorksheetName(worksheet)
  const [draft, setDraft] = useState<string | null>(null)
  const submit = () => {
    const wanted = draft?.trim()
    setDraft(null)
    if (!wanted || wanted === name) return
    const applied = worksheet.apply({ kind: 'rename', name: wanted })
    if (!applied.ok) toast.error(applied.message)
  }
  return (
    <input
      className={css.name}
      aria-label="Worksheet name"
      value={draft ?? name}
      readOnly={!mayRename}
      maxLength={255}
      spellCheck={false}
      onFocus={event => event.currentTarget.select()}
      onPointerDown={() => {
        if (!mayRename) toast.error('You do not have sufficient rights to rename this document')
      }}
      onChange={event => setDraft(event.currentTarget.value)}
      onBlur={submit}
      onKeyDown={event => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setDraft(null)
      }}
    />
  )
}
