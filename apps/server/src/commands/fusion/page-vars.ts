/** Parameters of Fusion as the page of a worksheet reads and stores them. */
import { type FusionStored, type FusionVars, readFusionVars, writeFusionVars } from '@calcwright/contract'
import { Refused } from '../../failure.ts'
import { duplicatesOf, readFusion, storeSet } from '../../fusion/fusion-rows.ts'
import type { Context } from '../../context.ts'
import { findAllowedWorksheet, findWorksheetInUse } from '../find-allowed-worksheet.ts'

export async function getFusionVars(context: Context, hash: string): Promise<FusionVars> {
  const { row } = await findAllowedWorksheet(context, 'get_fusion_vars', hash)
  const { documentId, documentName, document, set } = await readFusion(context.query, row.id)
  const own = new Set(set.map(({ name }) => name))
  return {
    success: true,
    vars: writeFusionVars([...document.filter(({ name }) => !own.has(name)), ...set]),
    id: row.hash,
    docId: documentId ?? '',
    doc_name: documentName,
    document: [...document],
    set: [...set],
  }
}

/** Stores all pairs or, where one of them cannot be used, none. */
export async function setFusionVars(
  context: Context,
  hash: string,
  vars: string,
  replace: boolean,
): Promise<FusionStored> {
  const { row } = await findWorksheetInUse(context, 'set_fusion_vars', hash)
  const read = readFusionVars(vars)
  if (!read.ok) throw new Refused('invalid', read.problem)
  await storeSet(context.query, row.id, read.parameters, replace)
  const state = await readFusion(context.query, row.id)
  return { success: true, duplicates: await duplicatesOf(context.query, row.id, state) }
}
