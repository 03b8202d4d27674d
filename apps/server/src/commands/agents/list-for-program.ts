/** The worksheets that a program may see, for agents. */
import { type Visitor, authorize } from '../../policies/policy.ts'
import { projectsWithin } from '../../sharing/project-tree.ts'
import { listProjects } from '../../sharing/visitor-projects.ts'
import { type ListedWorksheet, prepareSearch, readPage } from '../../sharing/worksheet-pages.ts'
import type { Context } from '../../context.ts'

/** Most worksheets of a list. */
const MOST = 50

/** @param search words that all have to be in the name or the content of a worksheet */
export async function listForProgram(context: Context, search: string): Promise<ListedWorksheet[]> {
  authorize('list_for_program', context.visitor, null)
  const { userId, token } = context.visitor as Visitor
  const visible = (await listProjects(context.query, userId)).map(({ id }) => id)
  const only = token?.projectId ?? null
  const within =
    only === null ? null : new Set([only, ...(await projectsWithin(context.query, only)).map(({ id }) => id)])
  const sources = within
    ? { projects: visible.filter(id => within.has(id)) }
    : { own: true, given: true, team: true, projects: visible }
  const page = {
    userId,
    sources,
    archived: false,
    starred: false,
    search,
    byName: false,
    cursor: null,
    limit: MOST,
  }
  await prepareSearch(context, page)
  const { rows } = await readPage(context.query, page)
  const sheet = token?.worksheetId ?? null
  return rows.filter(({ id }) => sheet === null || id === sheet)
}
