import { type TeamAnswer, type TeamRole, splitEmails } from '@calcwright/contract'
import { useId, useState } from 'react'
import modal from '@calcwright/ui/modal.module.css'
import { Button } from '@calcwright/ui'
import { RoleSelect } from './team-members.tsx'
import css from './teams.module.css'
import { useChangeTeam } from './use-team.ts'

export function InviteToTeam({ team }: { readonly team: TeamAnswer }) {
  const [emails, setEmails] = useState('')
  const [role, setRole] = useState<TeamRole>('member')
  const [message, setMessage] = useState('')
  const change = useChangeTeam()
  const id = useId()
  const { valid, invalid } = splitEmails(emails)
  const invite = (event: React.FormEvent) => {
    event.preventDefault()
    change.mutate(
      client => client.inviteToTeam({ hash_string: team.hash_string, emails: valid, role, message }),
      {
        onSuccess: () => {
          setEmails(invalid.join(' '))
          setMessage('')
        },
      },
    )
  }
  return (
    <form className={css.invite} aria-label="Invite to the team" onSubmit={invite}>
      <div className={css.line}>
        <input
          className={modal.input}
          aria-label="Invite by e-mail"
          aria-invalid={invalid.length > 0}
          aria-describedby={id}
          placeholder="E-mail addresses, separated by spaces or commas"
          value={emails}
          onChange={event => setEmails(event.currentTarget.value)}
        />
        <RoleSelect label="Role of who is invited" value={role} own={team.role} onChange={setRole} />
        <Button type="submit" tone="accent" disabled={valid.length === 0 || change.isPending}>
          Invite
        </Button>
      </div>
      <p id={id} className={modal.problem} hidden={invalid.length === 0}>
        Not an e-mail address: {invalid.join(', ')}
      </p>
      {valid.length > 0 && (
        <textarea
          className={modal.input}
          rows={2}
          aria-label="Message"
          placeholder="Message (optional)"
          maxLength={2000}
          value={message}
          onChange={event => setMessage(event.currentTarget.value)}
        />
      )}
    </form>
  )
}
