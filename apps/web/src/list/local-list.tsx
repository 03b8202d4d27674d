/** Worksheets that open without the server, in place of the list. */
import { worksheetAddress } from '@calcwright/contract'
import { Link } from '@tanstack/react-router'
import { localCopies } from '../offline/local-copies.ts'
import css from './list-pane.module.css'

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export function LocalList() {
  const worksheets = localCopies()
  if (worksheets.length === 0)
    return (
      <p>This browser has kept no worksheet: those that you open with the server open without it, too.</p>
    )
  return (
    <>
      <p>
        These worksheets open without it, as this browser last had them. What you change is kept here, and
        sent once the server answers. Making, copying, sharing and deleting worksheets has to wait until then.
      </p>
      <ul className={css.local} aria-label="Worksheets on this browser">
        {worksheets.map(({ hash, name, at }) => (
          <li key={hash}>
            <Link to={worksheetAddress(hash, name)}>{name}</Link> <time>{moment.format(at)}</time>
          </li>
        ))}
      </ul>
    </>
  )
}
