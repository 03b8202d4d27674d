import type { TrashRow } from '@calcwright/contract'
import css from './trash.module.css'
import { contentsOf } from './contents.ts'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const dayOf = (seconds: number): string => day.format(seconds * 1000)

interface TrashListProps {
  readonly rows: readonly TrashRow[]
  /** Ids of the rows that are chosen. */
  readonly chosen: ReadonlySet<string>
  choose(ids: ReadonlySet<string>): void
}

export function TrashList({ rows, chosen, choose }: TrashListProps) {
  const count = rows.filter(({ id }) => chosen.has(id)).length
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  return (
    <>
      <label className={css.all}>
        <input
          type="checkbox"
          checked={count === rows.length}
          ref={box => {
            if (box) box.indeterminate = count > 0 && count < rows.length
          }}
          onChange={() => choose(new Set(count === rows.length ? [] : rows.map(({ id }) => id)))}
        />
        Choose all
      </label>
      <ul className={css.list} aria-label="Deleted worksheets and projects">
        {rows.map(row => (
          <li key={row.id}>
            <label className={css.row} htmlFor={`deletion-${row.id}`}>
              <input
                id={`deletion-${row.id}`}
                type="checkbox"
                aria-label={row.name}
                aria-describedby={`facts-${row.id}`}
                checked={chosen.has(row.id)}
                onChange={() => toggle(row.id)}
              />
              <span className={css.name}>
                <strong>{row.name}</strong>
                <span className={css.facts} id={`facts-${row.id}`}>
                  {factsOf(row)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

function factsOf(row: TrashRow): string {
  const what = row.type === 'Project' || row.worksheets > 1 ? `Project, ${contentsOf([row])}` : 'Worksheet'
  const who = row.deleted_by === '' ? '' : ` by ${row.deleted_by}`
  return `${what} · deleted ${dayOf(row.deleted_at)}${who} · kept until ${dayOf(row.kept_until)}`
}
