/** Changes made in the sharing dialog, and the request that they become. */
import type { RightsAnswer, SetRightsRequest } from '@calcwright/contract'
import { type Invitees, NO_INVITEES, invitingOf } from './invite-fields.tsx'
import { INHERITED_LEVEL } from './levels.ts'

export interface SharingDraft {
  readonly publicRights: number
  /** Seconds since 1970; null for a link that does not end. */
  readonly linkEndsAt: number | null
  readonly commentRights: number
  /** -2 without a team. */
  readonly teamRights: number
  readonly teamHash: string | null
  /** Changed levels by person. */
  readonly people: Readonly<Record<string, number>>
  readonly inherited: Readonly<Record<string, number>>
  /** Levels of pending invitations by address: those that were changed. */
  readonly invited: Readonly<Record<string, number>>
  /** Addresses whose invitation is taken back. */
  readonly withdrawn: readonly string[]
  readonly invitees: Invitees
}

export const NO_TEAM = -2

export function draftOf(answer: RightsAnswer): SharingDraft {
  return {
    publicRights: answer.public_rights,
    linkEndsAt: answer.link_ends_at,
    commentRights: answer.comment_rights,
    teamRights: answer.team_rights,
    teamHash: answer.team?.hash_string ?? null,
    people: {},
    inherited: {},
    invited: {},
    withdrawn: [],
    invitees: NO_INVITEES,
  }
}

/** Whether everybody may see it: then there is no need to share it person by person. */
export function isPublic({ publicRights }: SharingDraft, answer: RightsAnswer): boolean {
  return (publicRights === INHERITED_LEVEL ? answer.inherited_public_rights : publicRights) > 0
}

/** Only what differs from what is there, and of what the dialog shows: nobody is named when all may see it. */
export function rightsRequest(draft: SharingDraft, answer: RightsAnswer): SetRightsRequest['rights'] {
  return {
    item_type: answer.item_type,
    item_hash: answer.item_hash,
    ...(draft.publicRights === answer.public_rights ? {} : { public_rights: draft.publicRights }),
    ...(draft.linkEndsAt === answer.link_ends_at ? {} : { link_ends_at: draft.linkEndsAt }),
    ...(draft.commentRights === answer.comment_rights
      ? {}
      : { comment_rights: draft.commentRights as -1 | 1 | 2 | 3 }),
    ...(isPublic(draft, answer) ? {} : ofSome(draft, answer)),
  }
}

/** Rights of a team and of people. */
function ofSome(draft: SharingDraft, answer: RightsAnswer): Partial<SetRightsRequest['rights']> {
  const rightsBefore = new Map(answer.people.map(person => [person.hash_string, person.user_rights]))
  const inheritedBefore = new Map(
    answer.inherited_people.map(person => [person.user_hash, person.user_rights]),
  )
  const teamChanged =
    draft.teamRights !== answer.team_rights || draft.teamHash !== (answer.team?.hash_string ?? null)
  return {
    ...(teamChanged ? { team_rights: draft.teamRights, team_hash: draft.teamHash } : {}),
    people: Object.entries(draft.people)
      .filter(([hash, rights]) => rights !== rightsBefore.get(hash))
      .map(([hash_string, rights]) => ({
        hash_string,
        // No rights, and none of their own before, is as inherited.
        user_rights:
          rights === 0 && (rightsBefore.get(hash_string) ?? INHERITED_LEVEL) === INHERITED_LEVEL
            ? INHERITED_LEVEL
            : rights,
      })),
    inherited_people: Object.entries(draft.inherited)
      .filter(([hash, rights]) => rights !== inheritedBefore.get(hash))
      .map(([user_hash, user_rights]) => ({ user_hash, user_rights })),
    invited: answer.invited.flatMap(({ email, rights: before }) => {
      const rights = (draft.invited[email] ?? before) as typeof before
      return rights === before || draft.withdrawn.includes(email) ? [] : [{ email, rights }]
    }),
    withdraw_emails: [...draft.withdrawn],
    ...invitingOf(draft.invitees).inviting,
  }
}
