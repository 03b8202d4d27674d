/** What somebody may do with a worksheet or project: docs/models/rights.md in code. */

/** 0 nothing, 1 view, 2 view and duplicate, 3 edit, 4 administer. */
export type Level = 0 | 1 | 2 | 3 | 4

/** Who asks; null when nobody is signed in. */
export interface Visitor {
  readonly userId: string
  readonly name: string
  /** The person at this computer. */
  readonly local: boolean
}

/** What decides the rights at one place of the way from an item out to the top project around it. */
export interface Place {
  readonly ownerId: string
  /** What everybody may do; -1 as in the next place. */
  readonly publicRights: number
  /** What the visitor was given there; null for nothing, -1 as in the next place. */
  readonly given: number | null
  /** What the place's team may do; -1 as in the next place. */
  readonly teamRights: number
  /** Whether the visitor is in that team. */
  readonly inTeam: boolean
}

/**
 * The owner of the item or of a project around it may everything. Others may what they were given,
 * what everybody may or what their team may, whichever is most; of each the place nearest to the item
 * decides that says something.
 * @param places the item first, then the projects around it; none for what does not exist
 */
export function levelOn(places: readonly Place[], visitor: Visitor | null): Level {
  if (places.some(place => isOwner(place, visitor))) return 4
  const everybody = nearest(places, place => place.publicRights)
  if (visitor === null) return toLevel(everybody)
  const given = nearest(places, place => place.given ?? -1)
  const team = nearest(places, place => (place.teamRights === -1 || place.inTeam ? place.teamRights : 0))
  return toLevel(Math.max(everybody, given, team))
}

/** The same without what everybody may: what a person keeps when an address becomes invalid. */
export function ownLevelOn(places: readonly Place[], visitor: Visitor | null): Level {
  return levelOn(
    places.map(place => ({ ...place, publicRights: 0 })),
    visitor,
  )
}

/** Rights of everybody, as in all places together. */
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
