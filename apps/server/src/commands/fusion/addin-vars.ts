/** Parameters of Fusion as the add-in exchanges them, with a token. */
import type { PulledFusion, PushFusion } from '@calcwright/contract'
import type * as z from 'zod/mini'
import type { WorksheetRow } from '../../documents/worksheet-finder.ts'
import { Refused } from '../../failure.ts'
import { duplicatesOf, linkDocument, readFusion } from '../../fusion/fusion-rows.ts'
import type { Context } from '../../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'

/** Answers with the parameters that the worksheet sets. */
export async function pullFusion(context: Context, hash: string): Promise<PulledFusion> {
  const { row, level } = await findAllowedItem(context, 'pull_fusion', hash, 'Worksheet')
  return pulled(context, row as WorksheetRow, level)
}

/** Links the document, stores the parameters that it has, and answers with what the worksheet sets. */
export async function pushFusion(
  context: Context,
  hash: string,
  request: z.output<typeof PushFusion>,
): Promise<PulledFusion> {
  const { row, level } = await findAllowedItem(context, 'push_fusion', hash, 'Worksheet')
  const { doc_id: id, doc_name: name, parameters, relink } = request
  const names = parameters.map(each => each.name)
  const twice = names.find((each, index) => names.indexOf(each) !== index)
  if (twice !== undefined) throw new Refused('invalid', `The parameter ${twice} is there twice.`)
  if (!(await linkDocument(context.query, row.id, { id, name, parameters }, relink))) {
    const { documentName } = await readFusion(context.query, row.id)
    throw new Refused('changed', `This worksheet is linked to another document of Fusion: ${documentName}.`)
  }
  return pulled(context, row as WorksheetRow, level)
}

async function pulled(
  { query }: Context,
  row: WorksheetRow,
  level: PulledFusion['rights_level'],
): Promise<PulledFusion> {
  const state = await readFusion(query, row.id)
  return {
    success: true,
    hash_string: row.hash,
    name: row.name,
    rights_level: level,
    doc_id: state.documentId ?? '',
    doc_name: state.documentName,
    parameters: [...state.set],
    duplicates: await duplicatesOf(query, row.id, state),
  }
}
