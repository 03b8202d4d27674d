/** The difference between a revision and now or another one: lines, their order, and their values. */
import type { RevisionItem, ServerClient, WorksheetAnswer } from '@calcwright/contract'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useId, useMemo, useState } from 'react'
import { StaticFormula } from '@calcwright/editor'
import { Button, type DialogProps, Modal, Spinner, importModule } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import type { Item } from '../items/item.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { granted } from '../session/granted.ts'
import { titleOf } from './days.ts'
import {
  type ComparedLine,
  type ComparedState,
  DIFFERENCES,
  type Difference,
  type DifferenceRow,
  differencesBetween,
  stateOfAnswer,
} from './differences.ts'
import { mayRestoreIn, restoreLine } from './restore-line.ts'
import { revisionClient } from './revision-client.ts'
import css from './revisions.module.css'

const WORDS: Record<Difference, string> = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  options: 'other options',
  moved: 'moved',
  value: 'another value',
}

interface CompareDialogProps extends DialogProps {
  readonly item: Item
  readonly revision: RevisionItem
  /** All revisions of the worksheet, the newest first. */
  readonly revisions: readonly RevisionItem[]
  /** The worksheet if it is open here: single lines of it can be restored. */
  readonly open: OpenWorksheet | undefined
}

/** The state that is compared with: that of another revision, or the present one. */
const NOW = ''

export default function CompareDialog({ item, revision, revisions, open, onClose }: CompareDialogProps) {
  const [other, setOther] = useState(NOW)
  const chosen = revisions.find(({ hash_string: hash }) => hash === other)
  const isLater = !chosen || chosen.version > revision.version
  const [from, to] = isLater ? [revision, chosen] : [chosen, revision]
  const [before, after] = [useComparedState(item, from), useComparedState(item, to)]
  const error = before.error ?? after.error
  useEffect(() => {
    if (error) onClose()
  }, [error, onClose])
  const rows = useMemo(
    () => (before.data && after.data ? differencesBetween(before.data, after.data) : null),
    [before.data, after.data],
  )
  const title = to ? `From ${titleOf(from)} to ${titleOf(to)}` : `Since ${titleOf(from)}`
  return (
    <Modal title={title} size="large" onClose={onClose}>
      <div className={modal.body}>
        <OtherSelect {...{ revision, revisions }} value={other} onChange={setOther} />
        {rows ? (
          <>
            <p className={css.summary} role="status">
              {summaryOf(rows)}
            </p>
            {before.data?.isComputed && <p className={modal.soft}>{computedWords(titleOf(from))}</p>}
            {after.data?.isComputed && (
              <p className={modal.soft}>{computedWords(to ? titleOf(to) : 'now')}</p>
            )}
            {rows.length > 0 && (
              <Table
                rows={rows}
                last={to ? 'After' : 'Now'}
                restore={
                  !to && open && mayRestoreIn(open) ? row => restoreLine(open, before.data!, row) : null
                }
              />
            )}
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

const computedWords = (title: string): string =>
  `No values are stored with ${title}: those that are shown were computed for this comparison.`

/** The state of a revision; the present one without it. */
function useComparedState(item: Item, revision: RevisionItem | undefined) {
  const { client } = useRouteContext({ from: '__root__' })
  return useQuery({
    queryKey: ['compared', item.hash, revision?.hash_string ?? NOW],
    queryFn: async ({ signal }) => {
      const hash_string = item.hash
      const answer = revision
        ? revisionClient.getRevision({ hash_string, revision: revision.hash_string }, { signal })
        : client.getWorksheet({ hash_string }, { signal })
      return stateWithValues(await granted(answer), client)
    },
    retry: false,
    gcTime: 0,
    // Two states of a large worksheet are not compared for what they share.
    structuralSharing: false,
    meta: { sayFailure: true },
  })
}

async function stateWithValues(answer: WorksheetAnswer, client: ServerClient): Promise<ComparedState> {
  const stored = stateOfAnswer(answer)
  if (Object.keys(stored.results).length > 0) return stored
  const { computedState } = await importModule(() => import('./computed-state.ts'))
  return computedState(answer, client)
}

interface OtherSelectProps {
  readonly revision: RevisionItem
  readonly revisions: readonly RevisionItem[]
  readonly value: string
  onChange(hash: string): void
}

function OtherSelect({ revision, revisions, value, onChange }: OtherSelectProps) {
  const id = useId()
  const others = revisions.filter(({ hash_string: hash }) => hash !== revision.hash_string)
  if (others.length === 0) return null
  return (
    <label className={css.other} htmlFor={id}>
      <span>Compare with</span>
      <select
        id={id}
        className={modal.select}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      >
        <option value={NOW}>now</option>
        {others.map(each => (
          <option key={each.hash_string} value={each.hash_string}>
            {titleOf(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface TableProps {
  readonly rows: readonly DifferenceRow[]
  /** Word for the later state. */
  readonly last: string
  /** Brings one line back; null where that cannot be done. */
  readonly restore: ((row: DifferenceRow) => boolean) | null
}

function Table({ rows, last, restore }: TableProps) {
  const [restored, setRestored] = useState<ReadonlySet<string>>(new Set())
  const bring = (row: DifferenceRow) => {
    if (restore?.(row)) setRestored(before => new Set(before).add(row.id))
  }
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Difference</th>
          <th scope="col">Before</th>
          <th scope="col">{last}</th>
          {restore && <th scope="col" aria-label="Restoring" />}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id}>
            <th scope="row">{row.line ?? ''}</th>
            <td className={css.difference}>{wordsOf(row)}</td>
            <td>
              <Side line={row.before} side="before" word="Before" />
            </td>
            <td>
              <Side line={row.after} side="after" word={last} />
            </td>
            {restore && (
              <td className={css.restore}>
                {restored.has(row.id) ? (
                  <span role="status">Restored</span>
                ) : (
                  isRestorable(row) && (
                    <Button onClick={() => bring(row)} aria-label={`Restore line ${row.line ?? ''}`.trim()}>
                      {row.before === null ? 'Take out' : 'Restore'}
                    </Button>
                  )
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A line of which only the value differs is as it was: its value comes from other lines. */
const isRestorable = ({ differences }: DifferenceRow): boolean => differences.some(each => each !== 'value')

/** `moved from line 9, another value`. */
const wordsOf = ({ differences, movedFrom }: DifferenceRow): string =>
  differences
    .map(difference =>
      difference === 'moved' && movedFrom != null ? `moved from line ${movedFrom}` : WORDS[difference],
    )
    .join(', ')

interface SideProps {
  readonly line: ComparedLine | null
  readonly side: 'before' | 'after'
  readonly word: string
}

/** A line of one state, drawn where it is a formula. */
function Side({ line, side, word }: SideProps) {
  if (line === null) return null
  return (
    <span className={css.text} data-side={side} data-word={word}>
      {line.latex === undefined ? (
        line.text
      ) : (
        <>
          <span aria-hidden="true">
            <StaticFormula latex={line.latex} drawn />
          </span>
          <span className={css.spoken}>{line.text}</span>
        </>
      )}
    </span>
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
      difference === 'value' || difference === 'options'
        ? `${count} with ${WORDS[difference]}`
        : `${count} ${WORDS[difference]}`,
    )
    .join(', ')
}
