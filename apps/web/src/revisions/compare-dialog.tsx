/** The difference between a revision and now: lines, their order, and their values. */
import type { RevisionItem } from '@calcwright/contract'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button, type DialogProps, Modal, Spinner } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import type { Item } from '../items/item.ts'
import { granted } from '../session/granted.ts'
import { titleOf } from './days.ts'
import {
  DIFFERENCES,
  type Difference,
  type DifferenceRow,
  differencesBetween,
  stateOfAnswer,
} from './differences.ts'
import { revisionClient } from './revision-client.ts'
import css from './revisions.module.css'

const WORDS: Record<Difference, string> = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  moved: 'moved',
  value: 'another value',
}

interface CompareDialogProps extends DialogProps {
  readonly item: Item
  readonly revision: RevisionItem
}

export default function CompareDialog({ item, revision, onClose }: CompareDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const compared = useQuery({
    queryKey: ['compared', item.hash, revision.hash_string],
    queryFn: async ({ signal }) => {
      const which = { hash_string: item.hash, revision: revision.hash_string }
      const [before, after] = await Promise.all([
        granted(revisionClient.getRevision(which, { signal })),
        granted(client.getWorksheet({ hash_string: item.hash }, { signal })),
      ])
      return differencesBetween(stateOfAnswer(before), stateOfAnswer(after))
    },
    retry: false,
    gcTime: 0,
    meta: { sayFailure: true },
  })
  const { data: rows, error } = compared
  useEffect(() => {
    if (error) onClose()
  }, [error, onClose])
  return (
    <Modal title={`Since ${titleOf(revision)}`} size="large" onClose={onClose}>
      <div className={modal.body}>
        {rows ? (
          <>
            <p className={css.summary} role="status">
              {summaryOf(rows)}
            </p>
            {rows.length > 0 && <Table rows={rows} />}
          </>
        ) : (
          <p className={modal.loading}>
            <Spinner label="Comparing…" shown />
          </p>
        )}
      </div>
      <div className={modal.actions}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Modal>
  )
}

function Table({ rows }: { readonly rows: readonly DifferenceRow[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Difference</th>
          <th scope="col">Before and now</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, line, differences, before, after }) => (
          <tr key={id}>
            <th scope="row">{line ?? ''}</th>
            <th>{differences.map(difference => WORDS[difference]).join(', ')}</th>
            <td>
              {before !== null && (
                <del className={css.text} data-side="before">
                  {before}
                </del>
              )}
              {after !== null && (
                <ins
                  className={css.text}
                  data-side={before === null && differences[0] !== 'added' ? '' : 'after'}
                >
                  {after}
                </ins>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `2 added, 1 removed, 3 changed`; a sentence when nothing differs. */
function summaryOf(rows: readonly DifferenceRow[]): string {
  const counts = DIFFERENCES.map(difference => ({
    difference,
    count: rows.filter(row => row.differences.includes(difference)).length,
  })).filter(({ count }) => count > 0)
  if (counts.length === 0) return 'Nothing differs.'
  return counts
    .map(({ difference, count }) =>
      difference === 'value' ? `${count} with another value` : `${count} ${WORDS[difference]}`,
    )
    .join(', ')
}
