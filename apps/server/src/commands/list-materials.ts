/** Lists materials: the folders of those that ship, and searches. */
import type { MaterialItem, MaterialList, SingleMaterial } from '@calcwright/contract'
import { materialById, materialFolder, propertiesOf, searched } from '@calcwright/reference/materials'
import type { Material } from '@calcwright/reference/materials'
import { Refused } from '../failure.ts'
import { authorize } from '../policies/policy.ts'
import type { Context } from './context.ts'

const LEAST_LETTERS = 3
/** Entries of a search that are sent. */
const MOST_FOUND = 60

const itemOf = (material: Material): MaterialItem => ({
  id: material.id,
  name: material.name,
  source: material.source,
  string_data: '',
  data: propertiesOf(material),
})

export function populateMaterials({ visitor }: Context, type: number, parent: string): MaterialList {
  authorize('list_materials', visitor, null)
  requireMaterials(type)
  const found = materialFolder(parent)
  if (!found) throw new Refused('not-found', `There is no folder ${parent} of materials.`)
  const around = found.parent === null ? null : (materialFolder(found.parent)?.name ?? '')
  return {
    success: true,
    message: '',
    folder: found.name,
    parent: around,
    parent_id: found.parent,
    groups: [...found.groups],
    items: found.items.map(itemOf),
  }
}

export function searchMaterials({ visitor }: Context, type: number, query: string): MaterialList {
  authorize('list_materials', visitor, null)
  requireMaterials(type)
  if (query.replace(/\s/g, '').length < LEAST_LETTERS)
    throw new Refused('invalid', `Please enter a search phrase of at least ${LEAST_LETTERS} characters`)
  const items = searched(query).slice(0, MOST_FOUND).map(itemOf)
  return { success: true, message: '', folder: query, parent: '', parent_id: '', groups: [], items }
}

export function getMaterial({ visitor }: Context, id: string): SingleMaterial {
  authorize('list_materials', visitor, null)
  const material = materialById(id)
  if (!material) throw new Refused('not-found', `There is no material ${id}.`)
  return { success: true, name: material.id, full_name: material.name, data: propertiesOf(material) }
}

/** Substances of mixtures have names that formulas take, and no list here. */
function requireMaterials(type: number): void {
  if (type !== 1) throw new Refused('invalid', 'Only materials are listed here, data_type 1.')
}
