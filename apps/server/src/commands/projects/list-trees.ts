/** Project trees of the left bar, and the counts beside them. */
import type { LeftBarAnswer, ProjectNode, TreeAnswer } from '@calcwright/contract'
import { countRequests } from '../../checks/request-rows.ts'
import { type Visitor, authorize } from '../../policies/policy.ts'
import { projectsWithFusion } from '../../fusion/fusion-rows.ts'
import { projectsWithOnshape } from '../../onshape/links.ts'
import { claimByEmail } from '../../sharing/invitations.ts'
import { type ListedProject, isInSection, listProjects } from '../../sharing/visitor-projects.ts'
import type { Context } from '../../context.ts'
import { countInvitations } from '../invitations/list-invitations.ts'
import { teamsOf } from '../teams/list-teams.ts'
import { projectNodes } from './list-rows.ts'

/** Each project is in one or more of these. */
const TREES = {
  tree: project => !project.archived && isInSection(project, 'my_docs'),
  team: project => !project.archived && isInSection(project, 'team'),
  shared: project => !project.archived && isInSection(project, 'shared'),
  archive: project => project.archived,
} as const satisfies Record<string, (project: ListedProject) => boolean>

export type TreeName = keyof typeof TREES

export async function listTree(context: Context, name: TreeName): Promise<TreeAnswer> {
  authorize('list_projects', context.visitor, null)
  const listed = await listProjects(context.query, (context.visitor as Visitor).userId)
  return { success: true, message: '', projects: await projectNodes(context, listed.filter(TREES[name])) }
}

/** Finds among projects those that are linked to another program, or hold something that is. */
const LINKED = { onshape: projectsWithOnshape, fusion: projectsWithFusion } as const
type LinkedTree = keyof typeof LINKED

/** Projects of which something is linked to a program, and the projects around these. */
export async function listLinkedTree(context: Context, name: LinkedTree): Promise<TreeAnswer> {
  authorize('list_projects', context.visitor, null)
  const listed = await listProjects(context.query, (context.visitor as Visitor).userId)
  const projects = await projectNodes(context, await linkedAmong(context, listed, name))
  return { success: true, message: '', projects }
}

async function linkedAmong({ query }: Context, listed: readonly ListedProject[], name: LinkedTree) {
  const byId = new Map(listed.map(project => [project.id, project]))
  const shown = new Set<string>()
  for (const id of await LINKED[name](query, [...byId.keys()]))
    for (let at = byId.get(id); at && !shown.has(at.id); at = byId.get(at.parentId ?? '')) shown.add(at.id)
  return listed.filter(({ id, archived }) => shown.has(id) && !archived)
}

export async function allTrees(context: Context): Promise<Record<TreeName | LinkedTree, ProjectNode[]>> {
  const listed = await listProjects(context.query, (context.visitor as Visitor).userId)
  const [tree, team, shared, archive, onshape, fusion] = await Promise.all([
    projectNodes(context, listed.filter(TREES.tree)),
    projectNodes(context, listed.filter(TREES.team)),
    projectNodes(context, listed.filter(TREES.shared)),
    projectNodes(context, listed.filter(TREES.archive)),
    linkedAmong(context, listed, 'onshape').then(rows => projectNodes(context, rows)),
    linkedAmong(context, listed, 'fusion').then(rows => projectNodes(context, rows)),
  ])
  return { tree, team, shared, archive, onshape, fusion }
}

export async function leftBar(context: Context): Promise<LeftBarAnswer> {
  authorize('left_bar', context.visitor, null)
  const { userId } = context.visitor as Visitor
  await claimByEmail(context.query, userId)
  const [invitations, toCheck, teams] = await Promise.all([
    countInvitations(context.query, userId),
    countRequests(context.query, userId),
    teamsOf(context.query, userId),
  ])
  return { success: true, invitations, to_check: toCheck, teams }
}
