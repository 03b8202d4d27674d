/** Levels of visitors on worksheets and projects: docs/models/rights.md in code. */

import type { TokenScope } from '@calcwright/contract'

/** 0 nothing, 1 view, 2 view and duplicate, 3 edit, 4 administer. */
export type Level = 0 | 1 | 2 | 3 | 4

/** The person who calls; null when nobody is signed in. */
export interface Visitor {
  readonly userId: string
  readonly name: string
  /** Whether this is the person at this computer. */
  readonly local: boolean
  /** Whether the person runs the server; looked up for the calls that need it, and false when absent. */
  readonly operator?: boolean
  /** Limits of the token by which a program calls for the person; absent for the person's own page. */
  readonly token?: TokenAccess
}

/** Limits of the token of a program. */
export interface TokenAccess {
  readonly id: string
  readonly scopes: readonly TokenScope[]
  /** The only worksheet, and the only project, that it is for; null for all. */
  readonly worksheetId: string | null
  readonly projectId: string | null
}

/** Whether a token is for a worksheet in these projects; true for a visitor without a token. */
export function isForWorksheet(
  visitor: Visitor | null,
  worksheetId: string,
  projectIds: readonly string[],
): boolean {
  if (!visitor?.token) return true
  const { token } = visitor
  if (token.worksheetId !== null) return token.worksheetId === worksheetId
  return token.projectId === null || projectIds.includes(token.projectId)
}

/** Rights at one place on the way from an item out to the top project around it. */
export interface Place {
  readonly ownerId: string
  /** Rights of everybody; -1 inherits from the next place. */
  readonly publicRights: number
  /** Rights of the visitor; null for none, -1 inherits from the next place. */
  readonly given: number | null
  /** Rights of the place's team; -1 inherits from the next place. */
  readonly teamRights: number
  /** Whether the visitor is in that team. */
  readonly inTeam: boolean
}

/**
 * Level of a visitor on an item. The owner of the item or of a project around it has 4. Others have the
 * largest of three levels: their own, that of everybody and that of their team. Each of the three comes from
 * the nearest place that sets it.
 * @param places the item first, then the projects around it; empty for an item that does not exist
 */
export function levelOn(places: readonly Place[], visitor: Visitor | null): Level {
  if (places.some(place => isOwner(place, visitor))) return 4
  const everybody = nearest(places, place => place.publicRights)
  if (visitor === null) return toLevel(everybody)
  const given = nearest(places, place => place.given ?? -1)
  const team = nearest(places, place => (place.teamRights === -1 || place.inTeam ? place.teamRights : 0))
  return toLevel(Math.max(everybody, given, team))
}

/** The same without the rights of everybody: the level that remains when an address becomes invalid. */
export function ownLevelOn(places: readonly Place[], visitor: Visitor | null): Level {
  return levelOn(
    places.map(place => ({ ...place, publicRights: 0 })),
    visitor,
  )
}

/** Level of everybody. */
export function publicLevelOn(places: readonly Place[]): Level {
  return toLevel(nearest(places, place => place.publicRights))
}

export function isOwner(place: { readonly ownerId: string }, visitor: Visitor | null): boolean {
  return visitor !== null && visitor.userId === place.ownerId
}

function nearest(places: readonly Place[], rights: (place: Place) => number): number {
  for (const place of places) {
    const found = rights(place)
    if (found !== -1) return found
  }
  return 0
}

function toLevel(stored: number): Level {
  return stored === 1 || stored === 2 || stored === 3 || stored === 4 ? stored : 0
}

/** Access of a visitor to the comments of a worksheet. */
export interface CommentAccess {
  readonly see: boolean
  readonly write: boolean
}

/**
 * Comments are for people whom a worksheet was shared with. A visitor who has only the link sees them where
 * visitors may write some.
 */
export function commentAccess(standing: {
  readonly level: Level
  /** Level without the rights of everybody. */
  readonly ownLevel: Level
  readonly checker: boolean
  /** The least level that may comment. */
  readonly least: Level
}): CommentAccess {
  const { level, ownLevel, checker, least } = standing
  const write = level > 0 && (level >= least || checker)
  return { see: write || ownLevel > 0, write }
}
