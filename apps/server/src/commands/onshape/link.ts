/** Links worksheets and projects to documents of Onshape. */
import type { OnshapeItems, OnshapeLinkAnswer } from '@calcwright/contract'
import { and, eq, gte, inArray, or } from '../../db/drizzle.ts'
import { projectOnshape, worksheetOnshape } from '../../db/onshape-schema.ts'
import { worksheetRights, worksheets } from '../../db/schema.ts'
import { projects } from '../../db/sharing-schema.ts'
import { documentName, parseDocumentAddress } from '../../onshape/documents.ts'
import { joinDocument } from '../../onshape/members.ts'
import { isSignedIn } from '../../onshape/sign-ins.ts'
import { linkFields, storeLink } from '../../onshape/links.ts'
import { type Visitor, authorize } from '../../policies/policy.ts'
import { listProjects } from '../../sharing/visitor-projects.ts'
import type { Context } from '../../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'
import { requireOnshape } from './connection.ts'

/** @param address of a document as the browser shows it; '' to end the link */
export async function linkItem(
  context: Context,
  hash: string,
  type: 'Worksheet' | 'Project',
  address: string,
): Promise<OnshapeLinkAnswer> {
  const call = type === 'Project' ? 'onshape_link_project' : 'onshape_link'
  const item = await findAllowedItem(context, call, hash, type)
  if (address.trim() === '') {
    await storeLink(context.query, item, null)
    return { success: true, ...linkFields(null), name: '' }
  }
  const onshape = requireOnshape(context)
  const place = parseDocumentAddress(address, onshape.settings.site)
  // The visitor has to be able to see a document in Onshape to link it.
  const name = await documentName(onshape, (context.visitor as Visitor).userId, place.documentId)
  await storeLink(context.query, item, place)
  return { success: true, ...linkFields(place), name }
}

/** The visitor's own items and those shared with the visitor that are linked to the document, or to any. */
export async function linkedItems(context: Context, documentId?: string): Promise<OnshapeItems> {
  authorize('onshape_documents', context.visitor, null)
  const { query, visitor } = context
  const { userId } = visitor as Visitor
  if (documentId !== undefined && context.onshape && (await isSignedIn(query, userId)))
    await joinDocument(query, context.onshape, userId, documentId)
  const isOf = <T extends { readonly documentId: string }>(row: T): boolean =>
    documentId === undefined || row.documentId === documentId
  const listed = await listProjects(query, userId)
  const ids = listed.map(({ id }) => id)
  const projectLinks =
    ids.length === 0
      ? []
      : await query
          .select({ link: projectOnshape, hash: projects.hash, name: projects.name })
          .from(projectOnshape)
          .innerJoin(projects, eq(projects.id, projectOnshape.projectId))
          .where(inArray(projectOnshape.projectId, ids))
  const own = await query
    .select({ link: worksheetOnshape, hash: worksheets.hash, name: worksheets.name })
    .from(worksheetOnshape)
    .innerJoin(worksheets, eq(worksheets.id, worksheetOnshape.worksheetId))
    .leftJoin(
      worksheetRights,
      and(eq(worksheetRights.worksheetId, worksheets.id), eq(worksheetRights.userId, userId)),
    )
    .where(
      or(
        eq(worksheets.ownerId, userId),
        and(gte(worksheetRights.rights, 1), eq(worksheetRights.pending, false)),
      ),
    )
  const entry =
    (type: 'Worksheet' | 'Project') => (row: (typeof own)[number] | (typeof projectLinks)[number]) => ({
      hash_string: row.hash,
      name: row.name,
      item_type: type,
      onshape_did: row.link.documentId,
      onshape_parent: row.link.parent,
      onshape_element: row.link.elementId,
    })
  return {
    success: true,
    items: [
      ...projectLinks.filter(({ link }) => isOf(link)).map(entry('Project')),
      ...own.filter(({ link }) => isOf(link)).map(entry('Worksheet')),
    ],
  }
}
