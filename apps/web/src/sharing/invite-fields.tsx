/** Fields for an invitation: addresses, rights and a message. */
import { splitEmails } from '@calcwright/contract'
import { X } from 'lucide-react'
import { useId } from 'react'
import modal from '@calcwright/ui/modal.module.css'
import css from './invite-fields.module.css'
import { LevelSelect } from './level-select.tsx'
import { invitingChoices } from './levels.ts'

export interface Invitees {
  /** Addresses as typed, separated by spaces, semicolons and commas. */
  readonly emails: string
  readonly rights: number
  readonly notify: boolean
  readonly message: string
}

export const NO_INVITEES: Invitees = { emails: '', rights: 1, notify: true, message: '' }

/** The invitation for the server. Invalid addresses are not sent, and are returned for a message. */
export function invitingOf({ emails, rights, notify, message }: Invitees) {
  const { valid, invalid } = splitEmails(emails)
  return {
    invalid,
    inviting: {
      invite_emails: valid,
      invite_rights: rights,
      invite_notify: notify ? (1 as const) : (0 as const),
      invite_message: notify ? message : '',
    },
  }
}

interface InviteFieldsProps {
  readonly value: Invitees
  /** The highest level that can be given. */
  readonly most: number
  readonly onChange: (value: Invitees) => void
}

export function InviteFields({ value, most, onChange }: InviteFieldsProps) {
  const id = useId()
  const { valid, invalid } = splitEmails(value.emails)
  return (
    <div className={css.fields}>
      <div className={css.line}>
        <textarea
          className={modal.input}
          rows={1}
          aria-label="Invite by e-mail"
          aria-describedby={`${id}-check`}
          aria-invalid={invalid.length > 0}
          placeholder="E-mail addresses, separated by spaces or commas"
          value={value.emails}
          onChange={event => onChange({ ...value, emails: event.currentTarget.value })}
        />
        <LevelSelect
          label="Rights of who is invited"
          value={value.rights}
          choices={invitingChoices(most)}
          onChange={rights => onChange({ ...value, rights })}
        />
      </div>
      <ul id={`${id}-check`} className={css.emails} aria-label="Addresses">
        {valid.map(email => (
          <Address key={email} email={email} value={value} onChange={onChange} />
        ))}
        {invalid.map(email => (
          <Address key={email} email={email} invalid value={value} onChange={onChange} />
        ))}
      </ul>
      {valid.length > 0 && (
        <>
          <label className={css.notify}>
            <input
              type="checkbox"
              checked={value.notify}
              onChange={event => onChange({ ...value, notify: event.currentTarget.checked })}
            />
            Notify them by e-mail
          </label>
          {value.notify && (
            <textarea
              className={modal.input}
              rows={2}
              aria-label="Message"
              placeholder="Message (optional)"
              maxLength={2000}
              value={value.message}
              onChange={event => onChange({ ...value, message: event.currentTarget.value })}
            />
          )}
        </>
      )}
    </div>
  )
}

interface AddressProps extends Pick<InviteFieldsProps, 'value' | 'onChange'> {
  readonly email: string
  readonly invalid?: boolean
}

function Address({ email, invalid = false, value, onChange }: AddressProps) {
  const without = () => {
    const { valid, invalid: others } = splitEmails(value.emails)
    return [...valid, ...others].filter(part => part !== email)
  }
  return (
    <li className={css.email} data-invalid={invalid}>
      {email}
      {invalid && <span>: not an e-mail address</span>}
      <button
        type="button"
        aria-label={`Leave out ${email}`}
        onClick={() => onChange({ ...value, emails: without().join(' ') })}
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  )
}
