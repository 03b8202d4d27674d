/** Lists materials: the folders of those that ship and of a person and the person's teams, and searches. */
import type { MaterialItem, MaterialList, SingleMaterial } from '@calcwright/contract'
import {
  materialById,
  materialFolder,
  ownPropertiesOf,
  propertiesOf,
  searched,
} from '@calcwright/reference/materials'
import type { Material } from '@calcwright/reference/materials'
import { Refused } from '../../failure.ts'
import {
  type OwnMaterialRow,
  materialsNamedLike,
  materialsOfOwner,
  visibleMaterial,
} from '../../materials/own-material-rows.ts'
import { authorize } from '../../policies/policy.ts'
import { findTeam } from '../rights/find-team.ts'
import { teamsOf } from '../teams/list-teams.ts'
import type { Context } from '../../context.ts'
import { getSubstance, searchSubstances, substanceFolder } from './list-substances.ts'
import { OWN_NAME } from './own-materials.ts'

/** Kind of the substances of mixtures, in place of materials. */
const SUBSTANCES = 2
const LEAST_LETTERS = 3
/** Entries of a search that are sent. */
const MOST_FOUND = 60

/** Id of the folder with the materials of the person, and the beginning of those of teams and of materials. */
const OWN_FOLDER = '~own'
const TEAM_FOLDER = '~team-'
const OWN = '~own-'

const itemOf = (material: Material): MaterialItem => ({
  id: material.id,
  name: material.name,
  source: material.source,
  string_data: '',
  data: propertiesOf(material),
})

const ownItem = ({ id, name, sheet, stringData }: OwnMaterialRow): MaterialItem => ({
  id: OWN + id,
  name,
  source: sheet.source,
  string_data: stringData,
  data: ownPropertiesOf(stringData),
})

export async function populateMaterials(
  context: Context,
  type: number,
  parent: string,
): Promise<MaterialList> {
  authorize('list_materials', context.visitor, null)
  if (type === SUBSTANCES) return substanceFolder(parent)
  if (parent.startsWith('~')) return ownFolder(context, parent)
  const found = materialFolder(parent)
  if (!found) throw noFolder(parent)
  const around = found.parent === null ? null : (materialFolder(found.parent)?.name ?? '')
  return {
    success: true,
    message: '',
    folder: found.name,
    parent: around,
    parent_id: found.parent,
    groups: [...(parent === '' ? await ownGroups(context) : []), ...found.groups],
    items: found.items.map(itemOf),
  }
}

const noFolder = (id: string): Refused => new Refused('not-found', `There is no folder ${id} of materials.`)

async function ownGroups({ query, visitor }: Context): Promise<MaterialList['groups']> {
  if (!visitor) return []
  const teams = await teamsOf(query, visitor.userId)
  return [
    { id: OWN_FOLDER, name: OWN_NAME },
    ...teams.map(({ hash_string: id, name }) => ({ id: TEAM_FOLDER + id, name: `${name} (team)` })),
  ]
}

async function ownFolder({ query, visitor }: Context, id: string): Promise<MaterialList> {
  const team = id.startsWith(TEAM_FOLDER)
    ? await findTeam(query, visitor, id.slice(TEAM_FOLDER.length))
    : null
  if (!visitor || (id !== OWN_FOLDER && !team)) throw noFolder(id)
  const rows = await materialsOfOwner(query, { userId: visitor.userId, teamId: team?.hash_string ?? null })
  return listOf(team?.name ?? OWN_NAME, rows.map(ownItem))
}

const listOf = (folder: string, items: MaterialItem[]): MaterialList => ({
  success: true,
  message: '',
  folder,
  parent: '',
  parent_id: '',
  groups: [],
  items,
})

export async function searchMaterials(context: Context, type: number, query: string): Promise<MaterialList> {
  authorize('list_materials', context.visitor, null)
  if (type === SUBSTANCES) return searchSubstances(query)
  const words = query.replace(/\s/g, '')
  if (words.length < LEAST_LETTERS)
    throw new Refused('invalid', `Please enter a search phrase of at least ${LEAST_LETTERS} characters`)
  const own = context.visitor ? await materialsNamedLike(context.query, context.visitor.userId, words) : []
  return listOf(query, [...own.map(ownItem), ...searched(query).map(itemOf)].slice(0, MOST_FOUND))
}

/** @param type that of the calls for lists; undefined for materials */
export async function getMaterial(
  context: Context,
  type: number | undefined,
  id: string,
): Promise<SingleMaterial> {
  authorize('list_materials', context.visitor, null)
  if (type === SUBSTANCES) return getSubstance(id)
  const own = id.startsWith(OWN) ? await ownById(context, id.slice(OWN.length)) : null
  if (own) return { success: true, name: id, full_name: own.name, data: ownPropertiesOf(own.stringData) }
  const material = materialById(id)
  if (!material) throw new Refused('not-found', `There is no material ${id}.`)
  return { success: true, name: material.id, full_name: material.name, data: propertiesOf(material) }
}

const ownById = ({ query, visitor }: Context, id: string): Promise<OwnMaterialRow | null> | null =>
  visitor && visibleMaterial(query, visitor.userId, id)
