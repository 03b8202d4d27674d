/** POST /rights, /rights/set_rights, /rights/invalidate_url: the sharing of a worksheet or project. */
import * as z from 'zod/mini'
import { AccessAsked } from './access.ts'
import { EmailAddress } from './accounts.ts'
import { Flag, HashString, RightsLevel, UnixTime } from './common.ts'
import { SharedType } from './items.ts'
import { TeamSummary } from './teams.ts'

/** Rights that can be given; -1 inherits from the project around the item. */
export const GivenRights = z.int().check(z.minimum(-1), z.maximum(4))

/** Greatest number of addresses in an invitation. */
export const INVITE_LIMIT = 50

/**
 * Splits a text into addresses, also in the form that mail programs copy: `Eve Miller <eve@example.com>`. The
 * time is linear in the length.
 */
function partsOf(text: string): string[] {
  let plain = ''
  let end = 0
  for (const { 0: whole, 1: address, index } of text.matchAll(/<([^<>\s]+)>/g)) {
    const before = text.slice(end, index)
    const name = startOfName(before)
    plain += name === null ? before + whole : `${before.slice(0, name)} ${address} `
    end = index + whole.length
  }
  plain += text.slice(end)
  return [...new Set(plain.split(/[\s;,]+/).filter(part => part !== ''))]
}

/**
 * Index at which the name at the end of a text begins, which may be empty; null where something else is
 * there.
 */
function startOfName(text: string): number | null {
  const trimmed = text.trimEnd()
  if (trimmed.endsWith('"')) return Math.max(0, trimmed.lastIndexOf('"', trimmed.length - 2))
  const last = Math.max(...[...';,<>"@'].map(sign => text.lastIndexOf(sign)))
  if (last === -1 || ';,'.includes(text.charAt(last))) return last + 1
  const space = text.slice(last).search(/\s/)
  return space === -1 ? null : last + space
}

/** Splits a text at spaces, semicolons and commas, and separates addresses from other words. */
export function splitEmails(text: string): { readonly valid: string[]; readonly invalid: string[] } {
  const parts = partsOf(text)
  const valid = parts.flatMap(part => EmailAddress.safeParse(part).data ?? [])
  const invalid = parts.filter(part => !EmailAddress.safeParse(part).success)
  return { valid: [...new Set(valid)], invalid }
}

const EmailAddresses = z.pipe(
  z.pipe(
    z.union([z.array(z.string()), z.string().check(z.maxLength(20_000))]),
    z.transform((given): string[] => (typeof given === 'string' ? partsOf(given) : given)),
  ),
  z.array(EmailAddress).check(z.maxLength(INVITE_LIMIT)),
)

/** Invitations by e-mail. */
export const Inviting = z.object({
  /** A list, or one text with spaces, commas or semicolons between the addresses. */
  invite_emails: z._default(EmailAddresses, []),
  invite_rights: z._default(z.int().check(z.minimum(1), z.maximum(4)), 1),
  /** Whether e-mails are sent. */
  invite_notify: z._default(Flag, true),
  invite_message: z._default(z.string().check(z.maxLength(2000)), ''),
})

/** Somebody with rights of their own on the item. Invited people who have not accepted are InvitedEmails. */
export const Person = z.object({
  /** Id of the person. */
  hash_string: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  user_rights: GivenRights,
  /** Whether this is the owner, who always has 4. */
  owner: z.boolean(),
})
export type Person = z.infer<typeof Person>

/** Somebody with rights on a project around the item. */
export const InheritedPerson = z.object({
  user_hash: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  /** Rights on this item itself, -1 for inherited ones. */
  user_rights: GivenRights,
  inherited_rights: RightsLevel,
  /** Whether the person owns a project around the item and so cannot have less than 4. */
  owner: z.boolean(),
})
export type InheritedPerson = z.infer<typeof InheritedPerson>

/** An invited address that has not accepted, with or without an account. */
export const InvitedEmail = z.object({ email: z.string(), rights: RightsLevel })
export type InvitedEmail = z.infer<typeof InvitedEmail>

/** Needs rights 1. The answer lists people only for rights 3. */
export const RightsRequest = z.object({
  item_hash: HashString,
  item_type: SharedType,
  show_embed: z._default(Flag, false),
})
export const RightsAnswer = z.object({
  success: z.literal(true),
  /** Whether the visitor may change the sharing: Save Changes, else Close only. */
  assign_rights: z.boolean(),
  item_hash: HashString,
  item_type: SharedType,
  name: z.string(),
  /** Path of the item's page. */
  url: z.string(),
  /** The highest level that the visitor may give. */
  rights_level: RightsLevel,
  public_rights: GivenRights,
  /** When everybody with the link loses these rights; null for never. */
  link_ends_at: z.nullable(UnixTime),
  /** Whether the visitor is the owner, who alone hands the item over. */
  own: z.boolean(),
  /** Address or name of the person to whom the owner has offered the item; null for nobody. */
  offered_to: z.nullable(z.string()),
  /** People who ask for access, for those who may share. */
  access_requests: z.array(AccessAsked),
  /** Level that -1 stands for with everybody. */
  inherited_public_rights: RightsLevel,
  /** Rights of the team; -2 without one. */
  team_rights: z.int().check(z.minimum(-2), z.maximum(4)),
  /** The team that `team_rights` are given to. */
  team: z.nullable(TeamSummary),
  /** Level that -1 stands for with a team. */
  inherited_team_rights: RightsLevel,
  inherited_team: z.nullable(TeamSummary),
  /** The least level that may comment; -1 leaves it to the project around. */
  comment_rights: GivenRights,
  /** Level that -1 stands for with comments. */
  inherited_comment_rights: RightsLevel,
  /** Teams that the visitor can share with. */
  teams: z.array(TeamSummary),
  people: z.array(Person),
  inherited_people: z.array(InheritedPerson),
  invited: z.array(InvitedEmail),
  /** Whether the item is in a project; only then -1 can be chosen. */
  has_parent: z.boolean(),
})
export type RightsAnswer = z.infer<typeof RightsAnswer>

/**
 * Changes of the sharing; absent fields stay. Needs rights 3; nobody gives more than they have, nor takes
 * from anybody with more.
 */
export const SetRights = z.extend(Inviting, {
  item_type: SharedType,
  item_hash: HashString,
  public_rights: z.optional(GivenRights),
  /** When everybody with the link loses its rights; null for never. */
  link_ends_at: z.nullish(UnixTime),
  /** Rights of the team; -2 or `team_hash: null` takes the item from its team. */
  team_rights: z.optional(z.int().check(z.minimum(-2), z.maximum(4))),
  team_hash: z.nullish(HashString),
  /** The least level that may comment; -1 leaves it to the project around, or to who may edit. */
  comment_rights: z.optional(z.union([z.literal(-1), z.literal(1), z.literal(2), z.literal(3)])),
  /** Rights of people; -1 removes the person's own rights. */
  people: z._default(
    z.array(z.object({ hash_string: z.string(), user_rights: GivenRights })).check(z.maxLength(1000)),
    [],
  ),
  inherited_people: z._default(
    z.array(z.object({ user_hash: z.string(), user_rights: GivenRights })).check(z.maxLength(1000)),
    [],
  ),
  /** New levels of invitations that wait for an answer, by address. */
  invited: z._default(
    z.array(z.object({ email: z.string(), rights: RightsLevel })).check(z.maxLength(1000)),
    [],
  ),
  /** Addresses whose invitations are withdrawn. */
  withdraw_emails: z._default(z.array(z.string()).check(z.maxLength(1000)), []),
})
export const SetRightsRequest = z.object({ rights: SetRights })
export type SetRightsRequest = z.input<typeof SetRightsRequest>
export const SetRightsAnswer = z.object({
  success: z.literal(true),
  hash: HashString,
  /** Present level of the visitor on the item. */
  rights: RightsLevel,
  message: z.string(),
})
export type SetRightsAnswer = z.infer<typeof SetRightsAnswer>

/** Gives the item another hash; the old address shows nothing from then on. Needs rights 4. */
export const InvalidateRequest = z.object({ item_type: SharedType, item_hash: HashString })
export const InvalidateAnswer = z.object({
  success: z.literal(true),
  url: z.string(),
  hash_string: HashString,
  url_end: z.string(),
})
export type InvalidateAnswer = z.infer<typeof InvalidateAnswer>
