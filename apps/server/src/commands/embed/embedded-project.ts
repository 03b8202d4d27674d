import { type EmbeddedProject, ListRequest } from '@calcwright/contract'
import type { Context } from '../../context.ts'
import { findAllowedProject } from '../find-allowed-item.ts'
import { listItems } from '../projects/list-items.ts'

/** Most worksheets of a project that a frame lists. */
const MOST = 1000

/** Lists the contents of a project that the visitor may see, by name. */
export async function loadEmbeddedProject(context: Context, hash: string): Promise<EmbeddedProject> {
  await findAllowedProject(context, 'embed_project', hash)
  const request = ListRequest.parse({ view: 'project', hash_string: hash, order_by_name: true, limit: 100 })
  const first = await listItems(context, request)
  const worksheets = [...first.worksheets]
  for (let cursor = first.next_cursor; cursor !== null && worksheets.length < MOST;) {
    const page = await listItems(context, { ...request, cursor })
    worksheets.push(...page.worksheets)
    cursor = page.next_cursor
  }
  return {
    success: true,
    hash_string: first.hash_string,
    name: first.name,
    path: first.path,
    projects: first.projects.map(entryOf),
    worksheets: worksheets.map(entryOf),
  }
}

const entryOf = ({ hash_string, name }: { readonly hash_string: string; readonly name: string }) => ({
  hash_string,
  name,
})
