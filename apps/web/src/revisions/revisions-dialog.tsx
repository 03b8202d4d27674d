/** Earlier states of a worksheet by day: viewed, compared, named, restored. */
import { type RevisionItem, pageAddress } from '@calcwright/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button, type DialogProps, Modal, Spinner, openDialog, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { type Item, addressOf } from '../items/item.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { granted } from '../session/granted.ts'
import { Prompt } from '../shell/prompt.tsx'
import { byDay, timeOf, titleOf } from './days.ts'
import { askToRestore } from './restore-revision.ts'
import { revisionClient } from './revision-client.ts'
import css from './revisions.module.css'
import { saveFirst } from './save-first.ts'

interface RevisionsDialogProps extends DialogProps {
  readonly item: Item
  readonly open: OpenWorksheet | undefined
}

/** The revision whose name is asked for; 'new' for one that is to be made. */
type Naming = RevisionItem | 'new' | null

export default function RevisionsDialog({ item, open, onClose }: RevisionsDialogProps) {
  const [naming, setNaming] = useState<Naming>(null)
  const revisions = useQuery({
    queryKey: ['revisions', item.hash],
    queryFn: ({ signal }) => granted(revisionClient.revisions(item.hash, { signal })),
    retry: false,
    gcTime: 0,
    meta: { sayFailure: true },
  })
  const { data, error } = revisions
  useEffect(() => {
    if (error) onClose()
  }, [error, onClose])
  if (naming) return <NameRevision {...{ item, open, naming }} onClose={() => setNaming(null)} />
  return (
    <Modal
      title={`Revisions of “${item.name}”`}
      description="A revision is made after ten quiet minutes, after thirty busy ones, and before each restoring."
      size="large"
      onClose={onClose}
    >
      <div className={modal.body}>
        {data ? (
          <>
            {data.changed && (
              <p className={css.now} role="status">
                Changed since the newest revision{by(data.changed_by)}.
              </p>
            )}
            {data.revisions.length === 0 && <p className={modal.soft}>There is no revision yet.</p>}
            {byDay(data.revisions).map(day => (
              <section key={day.name} aria-label={day.name}>
                <h3 className={css.day}>{day.name}</h3>
                <ul className={css.list}>
                  {day.revisions.map(revision => (
                    <Row
                      key={revision.hash_string}
                      {...{ item, open, revision, onClose }}
                      revisions={data.revisions}
                      onName={() => setNaming(revision)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </>
        ) : (
          <p className={modal.loading}>
            <Spinner label="Loading the revisions…" shown />
          </p>
        )}
      </div>
      <div className={modal.actions}>
        <Button onClick={() => setNaming('new')}>Save a revision…</Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Modal>
  )
}

const by = (names: readonly string[]): string => (names.length > 0 ? ` by ${names.join(', ')}` : '')

interface RowProps {
  readonly item: Item
  readonly open: OpenWorksheet | undefined
  readonly revision: RevisionItem
  readonly revisions: readonly RevisionItem[]
  readonly onName: () => void
  readonly onClose: () => void
}

function Row({ item, open, revision, revisions, onName, onClose }: RowProps) {
  const navigate = useNavigate()
  const title = titleOf(revision)
  const { hash_string: hash, name, authors, sheet_name: sheetName, checked_by: checkers } = revision
  const address = pageAddress('namedRevision', { hash: item.hash, revision: hash, name: sheetName })
  const compare = () =>
    openDialog('The comparison', () => import('./compare-dialog.tsx'), { item, revision, revisions, open })
  const restore = () =>
    askToRestore({ hash: item.hash, revision: hash }, open?.revision ? undefined : open, () => {
      onClose()
      void navigate({ to: addressOf(item) })
    })
  return (
    <li className={css.row}>
      <div className={css.head}>
        <Link to={address} className={css.time} aria-label={`View ${title}`} onClick={onClose}>
          {timeOf(revision)}
        </Link>
        {name !== null && <strong className={css.name}>{name}</strong>}
        {checkers && <span className={css.checked}>Checked by {checkers.join(', ')}</span>}
        <span className={css.authors}>{authors.join(', ')}</span>
        {sheetName !== item.name && <span className={css.authors}>as “{sheetName}”</span>}
      </div>
      <div className={css.actions}>
        <Button onClick={compare} aria-label={`Compare ${title} with now`}>
          Compare
        </Button>
        <Button onClick={onName} aria-label={`Name ${title}`}>
          Name…
        </Button>
        <Button onClick={restore} aria-label={`Restore ${title}`}>
          Restore…
        </Button>
      </div>
    </li>
  )
}

interface NameRevisionProps {
  readonly item: Item
  readonly open: OpenWorksheet | undefined
  readonly naming: RevisionItem | 'new'
  readonly onClose: () => void
}

function NameRevision({ item, open, naming, onClose }: NameRevisionProps) {
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: async (name: string) => {
      const hash_string = item.hash
      if (naming !== 'new')
        return granted(revisionClient.nameRevision({ hash_string, revision: naming.hash_string, name }))
      if (open) await saveFirst(open)
      return granted(revisionClient.saveRevision({ hash_string, name }))
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['revisions', item.hash] })
      onClose()
    },
    onError: error => toast.error(error.message),
  })
  return (
    <Prompt
      title={naming === 'new' ? 'Save a revision' : 'Name this revision'}
      label="Name of the revision"
      initial={naming === 'new' ? '' : (naming.name ?? '')}
      action="Save"
      busy={save.isPending}
      onSubmit={name => save.mutate(name)}
      onClose={onClose}
    />
  )
}
