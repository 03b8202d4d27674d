import {
  type NewProjectAnswer,
  type RenameProjectAnswer,
  NewProjectRequest as Shape,
  PROJECT_DEPTH,
  projectAddress,
  nameInAddress,
} from '@calcwright/contract'
import { eq } from '../../db/drizzle.ts'
import type * as z from 'zod/mini'
import { projects } from '../../db/sharing-schema.ts'
import { Refused } from '../../failure.ts'
import { randomHash } from '../../identifiers.ts'
import { type Visitor, authorize } from '../../policies/policy.ts'
import { projectMarksOf } from '../../sharing/project-tree.ts'
import { archiveWith } from '../../sharing/list-marks.ts'
import { refuseManaged } from '../../onshape/links.ts'
import type { Context } from '../../context.ts'
import { findAllowedProject } from '../find-allowed-item.ts'
import { projectFor } from '../project-for.ts'
import { countInvited, inviteToNew } from '../rights/invite-people.ts'
import { withRightsLock } from '../../sharing/rights-lock.ts'

export async function newProject(
  context: Context,
  { name, project_hash: parentHash, rights: given }: z.output<typeof Shape>,
): Promise<NewProjectAnswer> {
  authorize('new_project', context.visitor, null)
  const { userId } = context.visitor as Visitor
  await projectFor(context, parentHash)
  const rights = given || undefined
  await countInvited(context, rights?.invite_emails ?? [])
  const { row, parent } = await withRightsLock(context, 'shared', async held => {
    const parent = await projectFor(held, parentHash)
    if (parent && parent.places.length >= PROJECT_DEPTH) throw projectTooDeep()
    const place = { id: randomHash(), hash: randomHash(), parentId: parent?.row.id ?? null }
    const row = { ...place, name, ownerId: userId }
    await held.query.insert(projects).values(row)
    if (parent) await archiveWith(held.query, [row.id], parent.row.id)
    return { row, parent }
  })
  const archived = (await projectMarksOf(context.query, userId)).get(row.id)?.archived ?? false
  await inviteToNew(context, { type: 'Project', ...row }, parent?.places ?? [], rights)
  return {
    success: true,
    message: 'Project Created',
    parent_project_hash: parent?.row.hash ?? null,
    project: {
      hash_string: row.hash,
      name,
      parent: parent?.row.hash ?? null,
      url_end: nameInAddress(name),
      rights_level: 4,
      own: true,
      archived,
      starred: false,
    },
    url: projectAddress(row.hash, name, archived ? 'archive_projects' : 'projects'),
  }
}

export async function renameProject(
  context: Context,
  hash: string,
  name: string,
): Promise<RenameProjectAnswer> {
  const found = await findAllowedProject(context, 'rename_project', hash)
  await refuseManaged(
    context.query,
    found,
    'Projects that are linked to Onshape keep their names. End the link first.',
  )
  const { row } = found
  await context.query.update(projects).set({ name, updatedAt: new Date() }).where(eq(projects.id, row.id))
  return { success: true, hash_string: row.hash, name, url_end: nameInAddress(name) }
}

export const projectTooDeep = (): Refused =>
  new Refused('invalid', `Projects can be at most ${PROJECT_DEPTH} levels deep.`)
