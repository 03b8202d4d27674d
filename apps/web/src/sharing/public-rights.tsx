import { Globe } from 'lucide-react'
import { LevelSelect } from './level-select.tsx'
import { levelChoices } from './levels.ts'
import type { SharingSectionProps } from './section-props.ts'
import css from './sharing.module.css'

export function PublicRights({ answer, draft, onChange }: SharingSectionProps) {
  return (
    <section className={css.section} aria-label="Everybody">
      <div className={css.entry}>
        <span className={css.who}>
          <Globe size={16} className={css.sign} aria-hidden />
          Everybody with the link
        </span>
        <LevelSelect
          label="Rights of everybody"
          value={draft.publicRights}
          choices={levelChoices(
            answer.rights_level,
            answer.has_parent ? answer.inherited_public_rights : null,
          )}
          onChange={publicRights => onChange({ publicRights })}
        />
      </div>
      {draft.publicRights >= 3 && (
        <p className={css.warning} role="status">
          {draft.publicRights === 4
            ? 'Everybody who gets the link can change it, delete it for you, and say who else may open it.'
            : 'Everybody who gets the link can change it, also without an account.'}
        </p>
      )}
    </section>
  )
}
