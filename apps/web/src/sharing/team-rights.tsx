import { Users } from 'lucide-react'
import modal from '@calcwright/ui/modal.module.css'
import { NO_TEAM } from './draft.ts'
import { LevelSelect } from './level-select.tsx'
import { levelChoices } from './levels.ts'
import type { SharingSectionProps } from './section-props.ts'
import css from './sharing.module.css'

/** One of the visitor's teams, with rights for all of its members. */
export function TeamRights({ answer, draft, onChange }: SharingSectionProps) {
  const { team, teams, inherited_team: around } = answer
  const known = new Map([...teams, ...(team ? [team] : [])].map(one => [one.hash_string, one.name]))
  if (known.size === 0 && !around) return null
  const choose = (hash: string) =>
    onChange(
      hash === ''
        ? { teamHash: null, teamRights: NO_TEAM }
        : { teamHash: hash, teamRights: draft.teamRights === NO_TEAM ? 1 : draft.teamRights },
    )
  return (
    <section className={css.section} aria-label="Team">
      <div className={css.entry}>
        <span className={css.who}>
          <Users size={16} className={css.sign} aria-hidden />
          <select
            className={modal.select}
            aria-label="Team"
            value={draft.teamHash ?? ''}
            onChange={event => choose(event.currentTarget.value)}
          >
            <option value="">{around ? `As in its project: ${around.name}` : 'No team'}</option>
            {[...known].map(([hash, name]) => (
              <option key={hash} value={hash}>
                {name}
              </option>
            ))}
          </select>
        </span>
        <LevelSelect
          label="Rights of the team"
          value={draft.teamRights === NO_TEAM ? answer.inherited_team_rights : draft.teamRights}
          choices={levelChoices(answer.rights_level, around ? answer.inherited_team_rights : null)}
          disabled={draft.teamHash === null}
          onChange={teamRights => onChange({ teamRights })}
        />
      </div>
    </section>
  )
}
