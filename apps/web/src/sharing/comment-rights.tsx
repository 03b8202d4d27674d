import { MessageSquare } from 'lucide-react'
import { LevelSelect } from './level-select.tsx'
import { INHERITED_LEVEL, commentChoices } from './levels.ts'
import type { SharingSectionProps } from './section-props.ts'
import css from './sharing.module.css'

/** From which level on people comment. */
export function CommentRights({ answer, draft, onChange }: SharingSectionProps) {
  const inherited = answer.inherited_comment_rights
  return (
    <section className={css.section} aria-label="Comments">
      <div className={css.entry}>
        <span className={css.who}>
          <MessageSquare size={16} className={css.sign} aria-hidden />
          Comments
        </span>
        <LevelSelect
          label="Who may comment"
          // Without a project around there is nothing to inherit.
          value={
            draft.commentRights === INHERITED_LEVEL && !answer.has_parent ? inherited : draft.commentRights
          }
          choices={commentChoices(answer.has_parent ? inherited : null)}
          onChange={commentRights => onChange({ commentRights })}
        />
      </div>
    </section>
  )
}
