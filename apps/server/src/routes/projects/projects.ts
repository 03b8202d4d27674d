import {
  ArchiveAnswer,
  ArchiveRequest,
  BatchAnswer,
  BatchRequest,
  ClaimRequest,
  DoneAnswer,
  InviteAnswer,
  InviteRequest,
  LeftBarAnswer,
  ListAnswer,
  ListRequest,
  MoveAnswer,
  MoveRequest,
  NewProjectAnswer,
  NewProjectRequest,
  RemoveAnswer,
  RemoveRequest,
  RenameProjectAnswer,
  RenameProjectRequest,
  RightsLevelAnswer,
  RightsLevelRequest,
  StarRequest,
  TrashAnswer,
  RestoreDeletedAnswer,
  TrashChangeAnswer,
  TrashRequest,
  TreeAnswer,
} from '@calcwright/contract'
import * as z from 'zod/mini'
import type { Services } from '../../context.ts'
import { answerInvitation, claimInvitation } from '../../commands/invitations/answer-invitation.ts'
import { batch } from '../../commands/projects/batch.ts'
import { listItems } from '../../commands/projects/list-items.ts'
import { leftBar, listLinkedTree, listTree } from '../../commands/projects/list-trees.ts'
import { moveItem } from '../../commands/projects/move-item.ts'
import { newProject, renameProject } from '../../commands/projects/new-project.ts'
import { removeItem } from '../../commands/projects/remove-item.ts'
import { rightsLevel } from '../../commands/projects/rights-level.ts'
import { archiveItem, starItem } from '../../commands/projects/mark-items.ts'
import { deleteFromTrash, readTrash, restoreDeleted } from '../../commands/projects/trash.ts'
import { Refused } from '../../failure.ts'
import { requesterOf } from '../../http/client.ts'
import type { App } from '../../http/types.ts'
import { Slots } from '../../threads/slots.ts'
import { posting } from '../post.ts'

const NOTHING = z.object({})

/** Each search reads everything that the visitor has, which occupies the database. */
const searchSlots = new Slots({
  atOnce: 2,
  ofOne: 1,
  waitingOfOne: 20,
  refuse: () => new Refused('too-many', 'Too many searches are waiting. Try again in a minute.'),
})

/** Lists, trees and the left bar. */
function registerReading(app: App, services: Services): void {
  const post = posting(app, services)
  post(
    '/projects',
    'Rows of a list',
    { body: ListRequest, answer: ListAnswer },
    async (context, body, request) => {
      if (body.search_term.trim() === '') return listItems(context, body)
      const end = await searchSlots.take(requesterOf(request))
      return listItems(context, body).finally(end)
    },
  )
  const tree = { body: NOTHING, answer: TreeAnswer }
  post('/projects/tree', 'Projects of My Docs', tree, context => listTree(context, 'tree'))
  post('/projects/team_tree', 'Projects of teams', tree, context => listTree(context, 'team'))
  post('/projects/shared_tree', 'Shared projects', tree, context => listTree(context, 'shared'))
  post('/projects/archive_tree', 'Archived projects', tree, context => listTree(context, 'archive'))
  post('/projects/fusion_tree', 'Projects with worksheets linked to Fusion', tree, context =>
    listLinkedTree(context, 'fusion'),
  )
  post('/projects/onshape_tree', 'Projects linked to Onshape', tree, context =>
    listLinkedTree(context, 'onshape'),
  )
  post('/projects/left_bar', 'Beside the lists', { body: NOTHING, answer: LeftBarAnswer }, leftBar)
  post(
    '/projects/rights_level',
    'What the visitor may do with a worksheet or project',
    { body: RightsLevelRequest, answer: RightsLevelAnswer },
    (context, body) => rightsLevel(context, body.hash_string),
  )
}

function registerChanges(app: App, services: Services): void {
  const post = posting(app, services)
  post('/projects/new', 'Makes a project', { body: NewProjectRequest, answer: NewProjectAnswer }, newProject)
  post(
    '/projects/rename',
    'Renames a project',
    { body: RenameProjectRequest, answer: RenameProjectAnswer },
    (context, { hash_string: hash, name }) => renameProject(context, hash, name),
  )
  post(
    '/projects/star',
    'Stars a worksheet or project, or takes the star away',
    { body: StarRequest, answer: DoneAnswer },
    (context, { hash_string: hash, add }) => starItem(context, hash, add),
  )
  post(
    '/projects/archive',
    'Archives a worksheet or project, or brings it back',
    { body: ArchiveRequest, answer: ArchiveAnswer },
    (context, { data_type: type, hash_string: hash, add }) => archiveItem(context, type, hash, add),
  )
  post(
    '/projects/move',
    'Moves a worksheet or project',
    { body: MoveRequest, answer: MoveAnswer },
    (context, { data_type: type, hash_string: hash, project_hash: target = null, check }) =>
      moveItem(context, { type, hash, target, check }),
  )
  post(
    '/projects/remove',
    'Moves a worksheet or project into the trash, or takes it from the own lists',
    { body: RemoveRequest, answer: RemoveAnswer },
    (context, { data_type: type, hash_string: hash, own_lists: ownLists }) =>
      removeItem(context, type, hash, ownLists),
  )
  post('/projects/batch', 'Changes many items', { body: BatchRequest, answer: BatchAnswer }, batch)
  post(
    '/projects/invite',
    'Accepts or rejects an invitation',
    { body: InviteRequest, answer: InviteAnswer },
    (context, { hash_string: hash, add }) => answerInvitation(context, hash, add),
  )
  post(
    '/projects/claim_invitation',
    "Makes an e-mail's invitation one of the visitor",
    { body: ClaimRequest, answer: DoneAnswer },
    (context, { token }) => claimInvitation(context, token),
  )
}

function registerTrash(app: App, services: Services): void {
  const post = posting(app, services)
  post('/projects/trash', 'What is in the trash', { body: NOTHING, answer: TrashAnswer }, readTrash)
  post(
    '/projects/trash/restore',
    'Brings back what was deleted',
    { body: TrashRequest, answer: RestoreDeletedAnswer },
    restoreDeleted,
  )
  post(
    '/projects/trash/delete',
    'Deletes for good what is in the trash',
    { body: TrashRequest, answer: TrashChangeAnswer },
    deleteFromTrash,
  )
}

export function registerProjects(app: App, services: Services): void {
  registerReading(app, services)
  registerChanges(app, services)
  registerTrash(app, services)
}
