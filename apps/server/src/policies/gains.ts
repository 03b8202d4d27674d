/**
 * Computes who gains rights by a change of places or sharing: docs/models/rights.md, "Nobody gains unasked",
 * in code.
 */
import type { MoveGain } from '@calcwright/contract'
import { Refused } from '../failure.ts'
import { type Level, type Visitor, levelOn } from './levels.ts'

/** A person with rights at a place. The label is the name that whoever shares the place may read. */
export interface Grantee {
  readonly rights: number
  readonly label: string
}

/** Rights that one place on the way out from an item gives: `Place` for everybody at once. */
export interface Grants {
  readonly ownerId: string
  readonly ownerLabel: string
  readonly publicRights: number
  /** Rights by id of the person, or by `invited:` and the address without an account. */
  readonly people: ReadonlyMap<string, Grantee>
  readonly teamId: string | null
  readonly teamRights: number
  /** Ids of the team's members. */
  readonly members: ReadonlySet<string>
}

/** An item with the projects around it. */
export interface GuardedItem {
  readonly id: string
  readonly name: string
  /** Rights of the item, then of the projects around it. */
  readonly grants: readonly Grants[]
}

export interface Gain {
  readonly item: GuardedItem
  /** Person whom it is about; null for everybody and for members to come. */
  readonly userId: string | null
  /** Subject of the refusal's sentence: a person, everybody, or members of a team. */
  readonly who: string
  readonly before: Level
  readonly after: Level
}

/** Subjects whose rights are compared: everybody, each person, and future members of the teams. */
interface Subject {
  readonly userId: string | null
  readonly teamId: string | null
  readonly who: string
}

const EVERYBODY: Subject = { userId: null, teamId: null, who: 'Everybody with the link' }
const MEMBERS = 'Members of a team'

/** @param before the items of `after` before the change */
export function gainsBetween(before: readonly GuardedItem[], after: readonly GuardedItem[]): Gain[] {
  const former = new Map(before.map(item => [item.id, item.grants]))
  return after.flatMap(item => {
    const grants = former.get(item.id) ?? []
    return subjectsOf(item.grants).flatMap(subject => {
      const levels = { before: levelOf(subject, grants), after: levelOf(subject, item.grants) }
      return levels.after > levels.before
        ? [{ item, userId: subject.userId, who: subject.who, ...levels }]
        : []
    })
  })
}

/** Level that the visitor needs on an item for somebody to gain rights on it. */
export interface GainRule {
  /** @param gained level that somebody gains */
  needed(gained: Level): Level
  /** End of the refusal's sentence. */
  readonly reason: string
}

/** A move opens an item to people whom its administrators may not know. */
export const BY_MOVING: GainRule = {
  needed: () => 4,
  reason: 'Only who administers it can move it there.',
}

/** Nobody gives more than they have, also on everything inside. */
export const BY_SHARING: GainRule = {
  needed: gained => gained,
  reason: 'You can only give and take rights up to your own.',
}

/** Throws Refused, which names the largest gain, when the visitor may not cause one. */
export function refuseGains(
  gains: readonly Gain[],
  before: readonly GuardedItem[],
  visitor: Visitor,
  rule: GainRule,
): void {
  const levels = new Map(before.map(item => [item.id, levelOfPerson(visitor.userId, item.grants)]))
  const level = ({ item }: Gain) => levels.get(item.id) ?? 0
  const refused = gains.filter(gain => level(gain) < rule.needed(gain.after))
  const largest = refused.toSorted((a, b) => b.after - a.after)[0]
  if (!largest) return
  const { item, who, after: gained } = largest
  const others = new Set(refused.filter(gain => gain.item === item).map(gain => gain.who)).size - 1
  const names = others > 0 ? `${who} and ${others} more` : who
  // The message does not name an item that the visitor may not see.
  const what = level(largest) === 0 ? 'something in it' : `'${item.name}'`
  throw new GainRefused(`${names} could then ${MAY[gained]} ${what}. ${rule.reason}`)
}

/** A refusal whose sentence stays as it is when several refusals are combined. */
export class GainRefused extends Refused {
  constructor(message: string) {
    super('rights', message)
  }
}

/** Summarises the gains: everybody once, with the highest level and the number of items. */
export function summarize(gains: readonly Gain[]): MoveGain[] {
  return [...Map.groupBy(gains, gain => gain.who)]
    .map(([who, of]) => ({
      who,
      rights_level: of.reduce<Level>((most, { after }) => (after > most ? after : most), 0),
      items: new Set(of.map(gain => gain.item.id)).size,
    }))
    .sort((a, b) => b.rights_level - a.rights_level || a.who.localeCompare(b.who))
}

const MAY = ['not see', 'view', 'view and duplicate', 'edit', 'administer'] as const

function subjectsOf(grants: readonly Grants[]): Subject[] {
  const people = new Map<string, Subject>()
  const add = (userId: string, who: string) => people.set(userId, { userId, teamId: null, who })
  for (const { members } of grants) for (const id of members) add(id, MEMBERS)
  for (const { ownerId, ownerLabel, people: given } of grants) {
    for (const [id, { label }] of given) add(id, label)
    add(ownerId, ownerLabel)
  }
  const teams = new Set(grants.flatMap(({ teamId }) => teamId ?? []))
  const joining = [...teams].map(teamId => ({ userId: null, teamId, who: MEMBERS }))
  return [EVERYBODY, ...people.values(), ...joining]
}

function levelOf({ userId, teamId }: Subject, grants: readonly Grants[]): Level {
  return teamId === null
    ? levelOfPerson(userId, grants)
    : levelIn(grants, '', place => place.teamId === teamId)
}

/** @param userId null for everybody */
function levelOfPerson(userId: string | null, grants: readonly Grants[]): Level {
  return levelIn(grants, userId, place => place.members.has(userId ?? ''))
}

function levelIn(
  grants: readonly Grants[],
  userId: string | null,
  inTeam: (place: Grants) => boolean,
): Level {
  const places = grants.map(place => ({
    ownerId: place.ownerId,
    publicRights: place.publicRights,
    given: place.people.get(userId ?? '')?.rights ?? null,
    teamRights: place.teamRights,
    inTeam: inTeam(place),
  }))
  return levelOn(places, userId === null ? null : { userId, name: '', local: false })
}
