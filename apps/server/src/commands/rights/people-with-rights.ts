import type { Query } from '../../db/database.ts'
import { inheritedRights } from '../../sharing/inherited-rights.ts'
import { teamMemberIds } from '../../sharing/team-members.ts'
import type { FoundItem } from '../find-allowed-item.ts'
import { rightsOn } from './read-rights.ts'

/** Ids of the owner, of people with rights on the item or a project around it, and of members of its teams. */
export async function peopleWithRights(query: Query, item: FoundItem): Promise<string[]> {
  const { row, around } = item
  const teamIds = [row, ...around.map(({ project }) => project)].flatMap(({ teamId }) => teamId ?? [])
  const [own, inherited, members] = await Promise.all([
    rightsOn(query, item),
    inheritedRights(query, around),
    teamMemberIds(query, teamIds),
  ])
  const given = [...own].flatMap(([id, rights]) => (rights === 0 ? [] : [id]))
  return [...new Set([row.ownerId, ...given, ...inherited.keys(), ...members])]
}
