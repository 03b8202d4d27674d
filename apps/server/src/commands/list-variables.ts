/** Lists the variables that a worksheet offers to includes, from its saved results. */
import { includeBlock } from '@calcwright/blocks/include'
import type { VariableList } from '@calcwright/contract'
import type { NewBlock, WorksheetSettings } from '@calcwright/document'
import { Refused } from '../failure.ts'
import type { Context } from '../context.ts'
import { limitsOfUser } from '../accounts/plan-limits.ts'
import { followIncludes, readSource } from './include-chain.ts'

/** @param into hash of the worksheet that is to include them; null where none is known */
export async function listVariables(
  context: Context,
  hash: string,
  into: string | null,
): Promise<VariableList> {
  const source = await readSource(context, hash)
  const { circle, older, whole } = await followIncludes(context, source, into)
  const { variables_per_include, includes_per_source } = await limitsOfUser(
    context,
    context.visitor?.userId ?? null,
  )
  return {
    success: true,
    hash_string: hash,
    name: source.name,
    description: source.variables.length === 0 ? 'No Variables Were Found' : '',
    variables: JSON.stringify(source.variables),
    checks: [...(source.checks ?? [])],
    limits: { variables_per_include, includes_per_source },
    circle: [...circle],
    older: [...older],
    whole,
  }
}

/** Makes a block for an include. When its source is gone, the block names the variables without values. */
export async function blockOfInclude(
  context: Context,
  { source, name, variables }: WorksheetSettings['includes'][number],
): Promise<NewBlock> {
  try {
    return includeBlock(await readSource(context, source), variables)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return includeBlock({ hash: source, name, variables: [] }, variables)
  }
}
