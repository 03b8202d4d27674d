import type { TeamAnswer } from '@calcwright/contract'
import { useState } from 'react'
import modal from '@calcwright/ui/modal.module.css'
import { useChangeTeam } from './use-team.ts'

/** Renamed on Enter and on leaving the field. */
export function TeamName({ team }: { readonly team: TeamAnswer }) {
  const [draft, setDraft] = useState<string | null>(null)
  const change = useChangeTeam()
  const submit = () => {
    const name = draft?.trim() ?? ''
    setDraft(null)
    if (name !== '' && name !== team.name) change.mutate(client => client.renameTeam(team.hash_string, name))
  }
  return (
    <label className={modal.field}>
      <span className={modal.label}>Team name</span>
      <input
        className={modal.input}
        value={draft ?? team.name}
        maxLength={255}
        onChange={event => setDraft(event.currentTarget.value)}
        onBlur={submit}
        onKeyDown={event => event.key === 'Enter' && submit()}
      />
    </label>
  )
}
