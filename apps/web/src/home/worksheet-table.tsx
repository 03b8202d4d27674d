import { type WorksheetListItem, worksheetAddress } from '@calcwright/contract'
import { Link } from '@tanstack/react-router'
import css from './home-page.module.css'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export function WorksheetTable({ worksheets }: { readonly worksheets: readonly WorksheetListItem[] }) {
  if (worksheets.length === 0)
    return <p className={css.empty}>None yet. Start a new one, or open an example below and change it.</p>
  return (
    <ul className={css.list}>
      {worksheets.map(({ hash_string: hash, name, update_time: updated }) => (
        <li key={hash}>
          <Link to={worksheetAddress(hash, name)} className={css.row}>
            <span className={css.rowName}>{name}</span>
            <time className={css.rowTime} dateTime={new Date(updated * 1000).toISOString()}>
              {day.format(updated * 1000)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  )
}
