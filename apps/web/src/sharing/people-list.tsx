/** Everybody who has rights: of their own, from a project around it, or by an invitation that waits. */
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@calcwright/ui'
import { LevelSelect } from './level-select.tsx'
import { INHERITED_LEVEL, invitingChoices, levelChoices } from './levels.ts'
import type { SharingSectionProps } from './section-props.ts'
import css from './sharing.module.css'

export function PeopleList({ answer, draft, onChange }: SharingSectionProps) {
  const most = answer.rights_level
  const invited = answer.invited.filter(({ email }) => !draft.withdrawn.includes(email))
  return (
    <>
      <section className={css.section} aria-label="People">
        <h3 className={css.heading}>People</h3>
        {answer.people.map(person => (
          <Entry key={person.hash_string} name={person.name} email={person.email}>
            {person.owner ? (
              <span className={css.fixed}>Owner</span>
            ) : (
              <LevelSelect
                label={`Rights of ${person.name}`}
                value={draft.people[person.hash_string] ?? person.user_rights}
                choices={levelChoices(most, null)}
                disabled={person.user_rights > most}
                onChange={level => onChange({ people: { ...draft.people, [person.hash_string]: level } })}
              />
            )}
          </Entry>
        ))}
        {invited.map(({ email, rights }) => (
          <Entry key={email} name={email} email={null} pending>
            <LevelSelect
              label={`Rights of ${email}`}
              value={draft.invited[email] ?? rights}
              choices={invitingChoices(most)}
              disabled={rights > most}
              onChange={level => onChange({ invited: { ...draft.invited, [email]: level } })}
            />
            <Button
              tone="quiet"
              square
              aria-label={`Take back the invitation of ${email}`}
              title="Take back the invitation"
              onClick={() => onChange({ withdrawn: [...draft.withdrawn, email] })}
            >
              <X size={16} />
            </Button>
          </Entry>
        ))}
      </section>
      {answer.inherited_people.length > 0 && (
        <section className={css.section} aria-label="People from its project">
          <h3 className={css.heading}>From its project</h3>
          {answer.inherited_people.map(person => (
            <Entry key={person.user_hash} name={person.name} email={person.email}>
              {person.owner ? (
                <span className={css.fixed}>Owner of the project</span>
              ) : (
                <LevelSelect
                  label={`Rights of ${person.name}`}
                  value={draft.inherited[person.user_hash] ?? person.user_rights}
                  choices={levelChoices(most, person.inherited_rights)}
                  disabled={Math.max(person.user_rights, INHERITED_LEVEL) > most}
                  onChange={level =>
                    onChange({ inherited: { ...draft.inherited, [person.user_hash]: level } })
                  }
                />
              )}
            </Entry>
          ))}
        </section>
      )}
    </>
  )
}

interface EntryProps {
  readonly name: string
  readonly email: string | null
  /** Has not accepted. */
  readonly pending?: boolean
  readonly children: ReactNode
}

function Entry({ name, email, pending = false, children }: EntryProps) {
  return (
    <div className={css.entry}>
      <span className={css.who}>
        <span className={css.name}>
          {name}
          {pending && <span className={css.pending}> · invited</span>}
        </span>
        {email !== null && <span className={css.email}>{email}</span>}
      </span>
      <span className={css.rights}>{children}</span>
    </div>
  )
}
