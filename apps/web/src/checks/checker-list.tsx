/** People of whom some are named as checkers: of the worksheet, or of a project around it. */
import type { Checker, SharedType } from '@calcwright/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { granted } from '../session/granted.ts'
import { checkClient } from './check-client.ts'
import css from './checks.module.css'

interface CheckerListProps {
  readonly open: OpenWorksheet
  readonly onChanged: () => void
}

export function CheckerList({ open, onChanged }: CheckerListProps) {
  const id = useId()
  const [place, setPlace] = useState(open.hash)
  const type: SharedType = place === open.hash ? 'Worksheet' : 'Project'
  const item = { item_hash: place, item_type: type }
  const queryKey = ['checkers', place]
  const queries = useQueryClient()
  const people = useQuery({
    queryKey,
    queryFn: ({ signal }) => granted(checkClient.checkers(item, { signal })),
    retry: false,
    gcTime: 0,
  })
  const name = useMutation({
    mutationFn: ({ hash_string, checker }: Checker) =>
      granted(checkClient.setChecker({ ...item, user_hash: hash_string, checker: !checker })),
    onSuccess: answer => {
      queries.setQueryData(queryKey, answer)
      onChanged()
    },
    onError: error => toast.error(error.message),
  })
  /** The person whose box shows its new state already, while the request runs. */
  const asked = name.isPending ? name.variables.hash_string : null
  return (
    <section className={css.form} aria-label="Who may check">
      <h3 className={css.heading}>Who may mark it as checked</h3>
      {open.path.length > 0 && (
        <label className={css.place} htmlFor={id}>
          For{' '}
          <select
            id={id}
            className={modal.select}
            value={place}
            onChange={event => setPlace(event.target.value)}
          >
            <option value={open.hash}>this worksheet</option>
            {open.path.map(project => (
              <option key={project.hash_string} value={project.hash_string}>
                all in the project {project.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {people.error && <p role="alert">{people.error.message}</p>}
      <ul className={css.people}>
        {people.data?.people.map(person => (
          <li key={person.hash_string}>
            <label>
              <input
                type="checkbox"
                checked={person.checker !== (asked === person.hash_string)}
                disabled={name.isPending}
                onChange={() => name.mutate(person)}
              />{' '}
              {person.name}
              {person.inherited && <span className={modal.soft}> (by the project)</span>}
            </label>
          </li>
        ))}
      </ul>
      <p className={modal.soft}>
        Somebody who is not listed has no rights here yet: share it with them first.
      </p>
    </section>
  )
}
