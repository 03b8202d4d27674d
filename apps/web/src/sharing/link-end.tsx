/** The last day of the rights of everybody with the link. */
import modal from '@calcwright/ui/modal.module.css'
import { dayOfEnd, endOfDay } from './link-day.ts'
import type { SharingSectionProps } from './section-props.ts'
import css from './sharing.module.css'

export function LinkEnd({ draft, onChange }: SharingSectionProps) {
  if (draft.publicRights < 1) return null
  return (
    <label className={css.linkEnd}>
      <span>Last day of the link</span>
      <input
        className={modal.input}
        type="date"
        value={draft.linkEndsAt === null ? '' : dayOfEnd(draft.linkEndsAt)}
        onChange={event => {
          const day = event.currentTarget.value
          onChange({ linkEndsAt: day === '' ? null : endOfDay(day) })
        }}
      />
      <span className={modal.soft}>
        {draft.linkEndsAt === null
          ? 'Without a day it does not end.'
          : 'Who opens it by the link sees that day; after it the link shows nothing.'}
      </span>
    </label>
  )
}
