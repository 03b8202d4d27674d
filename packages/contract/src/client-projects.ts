/** Functions of the client for lists, projects, rights and teams, named like the calls. */
import * as z from 'zod/mini'
import type { Answer, CallOptions } from './answer.ts'
import { CopiesAnswer } from './copies.ts'
import { DoneAnswer, type SharedType } from './items.ts'
import {
  ArchiveAnswer,
  BatchAnswer,
  type BatchRequest,
  InviteAnswer,
  MoveAnswer,
  NewProjectAnswer,
  type NewProjectRequest,
  RemoveAnswer,
  RenameProjectAnswer,
} from './project-commands.ts'
import {
  LeftBarAnswer,
  ListAnswer,
  type ListRequest,
  type ListView,
  RightsLevelAnswer,
  TreeAnswer,
} from './projects.ts'
import { InvalidateAnswer, RightsAnswer, SetRightsAnswer, type SetRightsRequest } from './rights.ts'
import { type InviteToTeamRequest, TeamAnswer, type TeamRole, TeamsAnswer } from './teams.ts'

/** Trees of the left bar. */
export type Tree = 'tree' | 'archive_tree' | 'team_tree' | 'shared_tree' | 'onshape_tree' | 'fusion_tree'

type Post = <T>(
  path: string,
  body: unknown,
  answer: z.ZodMiniType<T>,
  options?: CallOptions,
) => Promise<Answer<T>>

export type ProjectCalls = ReturnType<typeof projectCalls>

export function projectCalls(post: Post) {
  return {
    list: (request: ListRequest, options?: CallOptions) => post('/projects', request, ListAnswer, options),
    star: (hash_string: string, add: boolean) => post('/projects/star', { hash_string, add }, DoneAnswer),
    batch: (request: BatchRequest) => post('/projects/batch', request, BatchAnswer),
    tree: (tree: Tree, options?: CallOptions) => post(`/projects/${tree}`, {}, TreeAnswer, options),
    leftBar: (options?: CallOptions) => post('/projects/left_bar', {}, LeftBarAnswer, options),
    newProject: (request: NewProjectRequest) => post('/projects/new', request, NewProjectAnswer),
    /** @param hash_string of a worksheet or a project */
    rightsLevel: (hash_string: string, options?: CallOptions) =>
      post('/projects/rights_level', { hash_string }, RightsLevelAnswer, options),
    renameProject: (hash_string: string, name: string) =>
      post('/projects/rename', { hash_string, name }, RenameProjectAnswer),
    archive: (data_type: SharedType, hash_string: string, add: boolean) =>
      post('/projects/archive', { data_type, hash_string, add }, ArchiveAnswer),
    move: (
      data_type: SharedType,
      hash_string: string,
      project_hash: string | null,
      current_view?: ListView,
      check = false,
    ) => post('/projects/move', { data_type, hash_string, project_hash, current_view, check }, MoveAnswer),
    /** @param own_lists only from the visitor's own lists */
    remove: (data_type: SharedType, hash_string: string, own_lists = false) =>
      post('/projects/remove', { data_type, hash_string, own_lists }, RemoveAnswer),
    answerInvitation: (rights_hash: string, add: boolean) =>
      post('/projects/invite', { hash_string: rights_hash, add }, InviteAnswer),
    claimInvitation: (token: string) => post('/projects/claim_invitation', { token }, DoneAnswer),
    rights: (item_type: SharedType, item_hash: string, options?: CallOptions) =>
      post('/rights', { item_type, item_hash }, RightsAnswer, options),
    setRights: (rights: SetRightsRequest['rights']) =>
      post('/rights/set_rights', { rights }, SetRightsAnswer),
    invalidateUrl: (item_type: SharedType, item_hash: string) =>
      post('/rights/invalidate_url', { item_type, item_hash }, InvalidateAnswer),
    copies: (hash_string: string, options?: CallOptions) =>
      post('/worksheets_children', { hash_string }, CopiesAnswer, options),
    teams: (options?: CallOptions) => post('/teams', {}, TeamsAnswer, options),
    newTeam: (name: string) => post('/teams/new', { name }, TeamAnswer),
    team: (hash_string: string, options?: CallOptions) =>
      post('/teams/get', { hash_string }, TeamAnswer, options),
    renameTeam: (hash_string: string, name: string) =>
      post('/teams/rename', { hash_string, name }, TeamAnswer),
    inviteToTeam: (request: InviteToTeamRequest) => post('/teams/invite', request, TeamAnswer),
    setRole: (hash_string: string, user_hash: string, role: TeamRole) =>
      post('/teams/set_role', { hash_string, user_hash, role }, TeamAnswer),
    removeMember: (hash_string: string, user_hash: string) =>
      post('/teams/remove_member', { hash_string, user_hash }, TeamAnswer),
    withdrawFromTeam: (hash_string: string, email: string) =>
      post('/teams/withdraw', { hash_string, email }, TeamAnswer),
    leaveTeam: (hash_string: string) => post('/teams/leave', { hash_string }, DoneAnswer),
    removeTeam: (hash_string: string) => post('/teams/remove', { hash_string }, DoneAnswer),
  }
}
