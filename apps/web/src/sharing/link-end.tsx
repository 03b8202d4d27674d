/** The last day of the rights of everybody with the link. */
import modal from '@calcwright/ui/modal.module.css'
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

/** @param day like 2026-12-03. Returns seconds since 1970 of the midnight after it. */
export function endOfDay(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + 1).getTime() / 1000
}

/** The last day before a moment, like 2026-12-03. @param end seconds since 1970 */
export function dayOfEnd(end: number): string {
  const last = new Date(end * 1000 - 1)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${last.getFullYear()}-${two(last.getMonth() + 1)}-${two(last.getDate())}`
}
