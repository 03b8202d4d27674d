/** The marks of an open worksheet: they are listed, set and withdrawn, and checkers are named. */
import { CHECK_NOTE_LIMIT, type CheckMark, pageAddress } from '@calcwright/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { Button, type DialogProps, Modal, Spinner, openDialog, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { granted } from '../session/granted.ts'
import { checkClient } from './check-client.ts'
import { CheckRequests } from './check-requests.tsx'
import { CheckerList } from './checker-list.tsx'
import css from './checks.module.css'
import { digestsOnScreen, markChecked, missingResults } from './mark-checked.ts'
import { checkMarkText } from './words.ts'

const EXPLAINED =
  'A mark holds who has checked the text, the settings and the results, and when. Every later change shows it as broken.'

export default function ChecksDialog({ open, onClose }: { readonly open: OpenWorksheet } & DialogProps) {
  const { hash } = open
  const list = useQuery({
    queryKey: ['checks', hash],
    queryFn: ({ signal }) => granted(checkClient.checks(hash, { signal })),
    retry: false,
    gcTime: 0,
    meta: { sayFailure: true },
  })
  const queries = useQueryClient()
  const { data, error } = list
  useEffect(() => {
    if (error) onClose()
  }, [error, onClose])
  const again = () => queries.invalidateQueries({ queryKey: ['checks', hash] })
  return (
    <Modal title="Checked by" description={EXPLAINED} size="large" onClose={onClose}>
      <div className={modal.body}>
        {data ? (
          <>
            {data.checks.length === 0 && <p className={modal.soft}>Nobody has marked it as checked.</p>}
            <ul className={css.list}>
              {data.checks.map(mark => (
                <Mark
                  key={mark.id}
                  {...{ open, mark, onClose }}
                  mayCompare={data.may_check}
                  onChanged={again}
                />
              ))}
            </ul>
            {!open.revision && <CheckRequests hash={hash} answer={data} onChanged={again} />}
            {data.may_check && <MarkForm open={open} onMarked={again} />}
            {!data.may_check && !data.may_name && (
              <p className={modal.soft}>Who administers this worksheet names those who may mark it.</p>
            )}
            {data.may_name && !open.revision && <CheckerList open={open} onChanged={again} />}
          </>
        ) : (
          <p className={modal.loading}>
            <Spinner label="Loading the marks…" shown />
          </p>
        )}
      </div>
      <div className={modal.actions}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Modal>
  )
}

interface MarkProps {
  readonly open: OpenWorksheet
  readonly mark: CheckMark
  /** Whether the visitor may see the marked revision, though not others. */
  readonly mayCompare: boolean
  readonly onChanged: () => void
  readonly onClose: () => void
}

function Mark({ open, mark, mayCompare, onChanged, onClose }: MarkProps) {
  const withdraw = useMutation({
    mutationFn: () => granted(checkClient.withdrawCheck(open.hash, mark.id)),
    onSuccess: () => {
      open.checks.setState(({ marks }) => ({ marks: marks.filter(({ id }) => id !== mark.id) }))
      onChanged()
    },
    onError: error => toast.error(error.message),
  })
  const isWithdrawn = mark.withdrawn_at !== null
  const level = open.revision?.rightsLevel ?? open.rightsLevel
  const address = pageAddress('namedRevision', {
    hash: open.hash,
    revision: mark.revision,
    name: open.worksheet.name,
  })
  const engine = mark.application_version.split('|').at(-1)
  return (
    <li className={css.row} data-withdrawn={isWithdrawn}>
      <div className={css.words}>
        <strong>
          {isWithdrawn ? `${checkMarkText({ ...mark, state: 'holds' })}, withdrawn` : checkMarkText(mark)}
        </strong>
        {mark.note !== '' && <p className={css.note}>{mark.note}</p>}
        {mark.open_comments.length > 0 && (
          <p className={css.note}>
            {mark.open_comments.length === 1 ? 'A comment was' : `${mark.open_comments.length} comments were`}{' '}
            open: {mark.open_comments.join('; ')}
          </p>
        )}
        <p className={css.digests}>
          Content {mark.content_digest.slice(0, 16)}, results {mark.results_digest.slice(0, 16)}, engine{' '}
          {engine}
        </p>
      </div>
      <div className={css.actions}>
        {(level >= 3 || (mayCompare && !isWithdrawn)) && (
          <Link to={address} className={css.view} onClick={onClose}>
            View
          </Link>
        )}
        {(level >= 3 || mayCompare) && !isWithdrawn && (
          <Button onClick={() => compareWithMark(open, mark)}>Changes since</Button>
        )}
        {mark.own && !isWithdrawn && (
          <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw
          </Button>
        )}
      </div>
    </li>
  )
}

/** Opens the comparison of the marked revision with now, values side by side. */
function compareWithMark(open: OpenWorksheet, mark: CheckMark): void {
  const {
    hash,
    worksheet: { name },
  } = open
  const revision = {
    hash_string: mark.revision,
    name: `the check by ${mark.by}`,
    sheet_name: name,
    version: 1,
    created_at: mark.made_at,
    authors: [],
  }
  const item = { hash, name, type: 'Worksheet' as const }
  openDialog('The comparison', () => import('../revisions/compare-dialog.tsx'), {
    item,
    revision,
    revisions: [],
    open,
  })
}

function MarkForm({ open, onMarked }: { readonly open: OpenWorksheet; readonly onMarked: () => void }) {
  const id = useId()
  const [note, setNote] = useState('')
  const [seen] = useState(() => digestsOnScreen(open))
  const missing = useStore(open.results.status, missingResults)
  const mark = useMutation({
    mutationFn: () => markChecked(open, note, seen),
    onSuccess: check => {
      open.checks.setState(({ marks }) => ({ marks: [check, ...marks] }))
      setNote('')
      onMarked()
    },
  })
  return (
    <section className={css.form} aria-label="Mark as checked">
      <label className={modal.label} htmlFor={id}>
        Remark
      </label>
      <textarea
        id={id}
        className={modal.input}
        maxLength={CHECK_NOTE_LIMIT}
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <div className={css.confirm}>
        <p className={modal.soft} role="status">
          {missing || 'You mark what was on your screen when you opened this, under your name.'}
        </p>
        <Button tone="accent" disabled={mark.isPending || missing !== ''} onClick={() => mark.mutate()}>
          Mark as checked
        </Button>
      </div>
      {mark.error && (
        <p className={modal.problem} role="alert">
          {mark.error.message}
        </p>
      )}
    </section>
  )
}
