/** Compares check marks with what worksheets are now. */
import type { CheckState } from '@calcwright/contract'
import type { Services } from '../context.ts'
import type { StoredContent } from '../documents/stored-content.ts'
import { readContent } from '../documents/stored-worksheet.ts'
import type { CanonicalDigests } from '../documents/tasks.ts'
import { listRevisions, readRevision } from '../revisions/revision-rows.ts'
import { type CheckMarkRow, storePresentDigests, storeCheckState, validMarksOf } from './check-rows.ts'
import { worksheetAddress } from '@calcwright/contract'
import { sendDue, tell } from '../notifications/tell.ts'

type Comparing = Pick<Services, 'query' | 'documents' | 'applicationVersion' | 'finder' | 'limiter' | 'mail'>

export function canonicalDigests(
  { documents }: Pick<Services, 'documents'>,
  { document, archive }: Pick<StoredContent, 'document' | 'archive'>,
): Promise<CanonicalDigests> {
  return documents.run(document.length + archive.length, 'canonical', document, archive)
}

/** A mark with its state and the digests of the present program. */
export interface ComparedMark extends CheckMarkRow {
  readonly state: CheckState
}

/** @param content the present state, or that of a revision when `note` is false */
export async function compareMarks(
  comparing: Comparing,
  marks: readonly CheckMarkRow[],
  content: Pick<StoredContent, 'document' | 'archive' | 'version'>,
  note = true,
): Promise<ComparedMark[]> {
  const { applicationVersion, query } = comparing
  const isKnown = (mark: CheckMarkRow) =>
    note && mark.seenVersion === content.version && mark.computedBy === applicationVersion
  if (marks.every(isKnown)) return marks.map(mark => ({ ...mark, state: mark.seenState }))
  const now = await canonicalDigests(comparing, content)
  return Promise.all(
    marks.map(async mark => {
      const present = await asOfThisProgram(comparing, mark)
      const state = stateOf(present, now)
      const noted = note && (await storeCheckState(query, mark, content.version, state))
      if (noted && mark.seenState === 'holds' && state !== 'holds') await announceBroken(comparing, mark)
      return { ...present, state }
    }),
  )
}

const stateOf = ({ presentContent, presentResults }: CheckMarkRow, now: CanonicalDigests): CheckState =>
  presentContent !== now.content ? 'content' : presentResults !== now.results ? 'results' : 'holds'

/** Another program may write the same revision in another form: it computes the digests of that one anew. */
async function asOfThisProgram(comparing: Comparing, mark: CheckMarkRow): Promise<CheckMarkRow> {
  const { query, applicationVersion } = comparing
  if (mark.computedBy === applicationVersion) return mark
  const all = await listRevisions(query, mark.worksheetId)
  const its = all.find(({ version }) => version === mark.version)
  const revision = its && (await readRevision(query, mark.worksheetId, its.hash))
  if (!revision) return mark
  const digests = await canonicalDigests(comparing, revision)
  await storePresentDigests(query, mark, digests, applicationVersion)
  return {
    ...mark,
    presentContent: digests.content,
    presentResults: digests.results,
    computedBy: applicationVersion,
  }
}

/** How worksheets with marks stand to them: `holds` where one of the marks does. Others are not in the map. */
export async function checkStatesOf(
  comparing: Comparing,
  rows: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, 'holds' | 'broken'>> {
  if (rows.length === 0) return new Map()
  const marks = await validMarksOf(
    comparing.query,
    rows.map(({ id }) => id),
  )
  const found = new Map<string, 'holds' | 'broken'>()
  for (const [id, its] of Map.groupBy(marks, mark => mark.worksheetId)) {
    const content = await readContent(comparing, id)
    if (!content) continue
    const compared = await compareMarks(comparing, its, content)
    found.set(id, compared.some(({ state }) => state === 'holds') ? 'holds' : 'broken')
  }
  return found
}

/**
 * Tells the owner, and who has set a mark, that a change has broken it. It is noticed when the worksheet is opened or
 * listed, by whomever.
 */
async function announceBroken(
  services: Pick<Services, 'query' | 'finder' | 'limiter' | 'mail'>,
  { worksheetId, id, userId, userName, withdrawnAt }: CheckMarkRow,
): Promise<void> {
  const row = withdrawnAt === null ? await services.finder.findById(worksheetId) : null
  if (!row) return
  const happening = { kind: 'mark_broken', itemId: row.id, about: id, position: 0, byName: userName } as const
  const due = await tell(services.query, [row.ownerId, userId], happening)
  const path = worksheetAddress(row.hash, row.name)
  await sendDue(services, due, { kind: 'mark_broken', from: userName, name: row.name, message: '', path })
}
