/** Worksheets as programs read them. */
import { Readable } from 'node:stream'
import { auditedOf } from '../../audit/audit-rows.ts'
import { noteExported } from '../../audit/act-counter.ts'
import type { ApiRevisions, ApiWorksheet } from '@calcwright/contract'
import { calcFilePieces, readCalcText } from '../../accounts/calc-file-pieces.ts'
import { checkMarksOf } from '../../checks/check-rows.ts'
import { readInSlot } from '../../documents/read-in-slot.ts'
import type { WorksheetRow } from '../../documents/worksheet-finder.ts'
import { readContent } from '../../documents/stored-worksheet.ts'
import { type Visitor, notFound } from '../../policies/policy.ts'
import { listRevisions } from '../../revisions/revision-rows.ts'
import { type Context, toUnixTime } from '../../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'

/** Describes what can be given and read: the names of the worksheet with their saved values, and those of its form. */
export async function describeWorksheet(context: Context, hash: string): Promise<ApiWorksheet> {
  const found = await findAllowedItem(context, 'read_for_program', hash, 'Worksheet')
  const row = found.row as WorksheetRow
  const content = await readContent(context, row.id)
  if (!content) throw notFound()
  const { document, archive, version } = content
  const variables = await context.documents.run(document.length, 'variables', document, archive)
  const others = await context.documents.run(document.length, 'namesWithoutValue', document, archive)
  const form = await context.documents.run(document.length, 'form', document, archive)
  return {
    success: true,
    hash_string: row.hash,
    name: row.name,
    version,
    update_time: toUnixTime(row.updatedAt),
    names: [
      ...variables.flatMap(({ name, data, latex, table }) => (table ? [] : { name, text: data, latex })),
      ...others.map(name => ({ name, text: '', latex: '' })),
    ],
    ...(form as Pick<ApiWorksheet, 'inputs' | 'outputs' | 'input_schema' | 'output_schema'>),
  }
}

/** The revisions that can be evaluated, the newest first. */
export async function listApiRevisions(context: Context, hash: string): Promise<ApiRevisions> {
  const { row } = await findAllowedItem(context, 'list_revisions_for_program', hash, 'Worksheet')
  const [rows, marks] = await Promise.all([
    listRevisions(context.query, row.id),
    checkMarksOf(context.query, row.id),
  ])
  const revisions = rows.map(({ hash: id, name, version, createdAt }) => {
    const by = marks.filter(mark => mark.version === version && mark.withdrawnAt === null)
    const checked = by.length > 0 && { checked_by: by.map(({ userName }) => userName) }
    return { id, name, version, created_at: toUnixTime(createdAt), ...checked }
  })
  return { success: true, revisions }
}

/** The worksheet as a .calc file. */
export async function readCalcFile(context: Context, hash: string): Promise<Readable> {
  const item = await findAllowedItem(context, 'read_calc_file', hash, 'Worksheet')
  const { row } = item
  noteExported(context, auditedOf(item), 'calc')
  const { userId } = context.visitor as Visitor
  const text = await readInSlot(context, userId, row.id, () => readCalcText(context, row.id))
  if (!text) throw notFound()
  return Readable.from(calcFilePieces(context, row.id, text), { objectMode: false })
}
