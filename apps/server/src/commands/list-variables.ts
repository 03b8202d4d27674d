/** Lists the variables that a worksheet offers to includes, from its saved results. */
import { includeBlock } from '@calcwright/blocks/include'
import type { VariableList } from '@calcwright/contract'
import type { NewBlock, WorksheetSettings } from '@calcwright/document'
import { readContent } from '../documents/stored-worksheet.ts'
import { Refused } from '../failure.ts'
import { notFound } from '../policies/policy.ts'
import type { Context } from './context.ts'
import { limitsOfUser } from '../accounts/plan-limits.ts'
import { findAllowedWorksheet } from './find-allowed-worksheet.ts'

export async function listVariables(context: Context, hash: string): Promise<VariableList> {
  const { name, variables } = await includeSource(context, hash)
  const { variables_per_include, includes_per_source } = await limitsOfUser(
    context,
    context.visitor?.userId ?? null,
  )
  return {
    success: true,
    hash_string: hash,
    name,
    variables: JSON.stringify(variables),
    limits: { variables_per_include, includes_per_source },
  }
}

async function includeSource(context: Context, hash: string) {
  const { row } = await findAllowedWorksheet(context, 'variable_list', hash)
  const content = await readContent(context, row.id)
  if (!content) throw notFound()
  const { document, archive } = content
  const variables = await context.documents.run(document.length, 'variables', document, archive)
  return { hash: row.hash, name: row.name, variables }
}

/** Makes a block for an include. When its source is gone, the block names the variables without values. */
export async function blockOfInclude(
  context: Context,
  { source, name, variables }: WorksheetSettings['includes'][number],
): Promise<NewBlock> {
  try {
    return includeBlock(await includeSource(context, source), variables)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return includeBlock({ hash: source, name, variables: [] }, variables)
  }
}
