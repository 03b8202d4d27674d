import type { TeamAnswer, TeamMember, TeamRole } from '@calcwright/contract'
import { X } from 'lucide-react'
import { useState } from 'react'
import modal from '@calcwright/ui/modal.module.css'
import { Button } from '@calcwright/ui'
import css from './teams.module.css'
import { useChangeTeam } from './use-team.ts'

const ROLE_NAMES: Readonly<Record<TeamRole, string>> = {
  owner: 'Owner',
  administrator: 'Administrator',
  member: 'Member',
}

export function TeamMembers({ team }: { readonly team: TeamAnswer }) {
  const change = useChangeTeam()
  const { hash_string: hash, role, members, invited } = team
  const mayManage = role !== 'member'
  /** The member whose removal is asked about. */
  const [leaving, setLeaving] = useState<string | null>(null)
  return (
    <ul className={css.members} aria-label="Members">
      {members.map(member => (
        <li key={member.user_hash} className={css.member}>
          <Who member={member} />
          {!mayChange(team, member) ? (
            <span className={css.soft}>{ROLE_NAMES[member.role]}</span>
          ) : leaving === member.user_hash ? (
            <RemoveQuestion
              name={member.name}
              busy={change.isPending}
              onKeep={() => setLeaving(null)}
              onRemove={() => change.mutate(client => client.removeMember(hash, member.user_hash))}
            />
          ) : (
            <>
              <RoleSelect
                label={`Role of ${member.name}`}
                value={member.role}
                own={role}
                onChange={next => change.mutate(client => client.setRole(hash, member.user_hash, next))}
              />
              <RemoveButton
                label={`Remove ${member.name} from the team`}
                onClick={() => setLeaving(member.user_hash)}
              />
            </>
          )}
        </li>
      ))}
      {invited.map(({ email, role: invitedAs }) => (
        <li key={email} className={css.member}>
          <span className={css.who}>
            {email} <span className={css.soft}>· invited as {ROLE_NAMES[invitedAs].toLowerCase()}</span>
          </span>
          {mayManage && (
            <RemoveButton
              label={`Take back the invitation of ${email}`}
              onClick={() => change.mutate(client => client.withdrawFromTeam(hash, email))}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Owners are changed by owners; nobody changes the own role here, who goes leaves. */
function mayChange({ role }: TeamAnswer, member: TeamMember): boolean {
  if (member.self || role === 'member') return false
  return role === 'owner' || member.role !== 'owner'
}

interface RemoveQuestionProps {
  readonly name: string
  readonly busy: boolean
  readonly onKeep: () => void
  readonly onRemove: () => void
}

/** Within the row: the dialog around it stays. */
function RemoveQuestion({ name, busy, onKeep, onRemove }: RemoveQuestionProps) {
  return (
    <div className={css.question} role="group" aria-label={`Remove ${name} from the team?`}>
      <span className={css.soft}>{name} loses what was shared with the team.</span>
      <Button onClick={onKeep}>Keep</Button>
      <Button tone="danger" autoFocus disabled={busy} onClick={onRemove}>
        Remove
      </Button>
    </div>
  )
}

function Who({ member }: { readonly member: TeamMember }) {
  return (
    <span className={css.who}>
      <span className={css.name}>{member.name}</span>
      {member.self && <span className={css.soft}> (you)</span>}
      {member.email !== null && <span className={css.email}>{member.email}</span>}
    </span>
  )
}

interface RoleSelectProps {
  readonly label: string
  readonly value: TeamRole
  /** The visitor's role: only an owner makes owners. */
  readonly own: TeamRole
  readonly onChange: (role: TeamRole) => void
}

export function RoleSelect({ label, value, own, onChange }: RoleSelectProps) {
  const roles: readonly TeamRole[] =
    own === 'owner' ? ['member', 'administrator', 'owner'] : ['member', 'administrator']
  return (
    <select
      className={modal.select}
      aria-label={label}
      value={value}
      onChange={event => onChange(event.currentTarget.value as TeamRole)}
    >
      {roles.map(role => (
        <option key={role} value={role}>
          {ROLE_NAMES[role]}
        </option>
      ))}
    </select>
  )
}

function RemoveButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button tone="quiet" square aria-label={label} title={label} onClick={onClick}>
      <X size={16} />
    </Button>
  )
}
