import {
  MaterialList,
  MaterialRequest,
  MaterialSearch,
  MaterialsRequest,
  SingleMaterial,
} from '@calcwright/contract'
import type { Services } from '../../context.ts'
import { getMaterial, populateMaterials, searchMaterials } from '../../commands/materials/list-materials.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerMaterials(app: App, services: Services): void {
  const post = posting(app, services)
  post(
    '/populate_materials',
    'A folder of materials',
    { body: MaterialsRequest, answer: MaterialList },
    async (context, { data_type, parent_id = '' }) => populateMaterials(context, data_type, parent_id),
  )
  post(
    '/material_search',
    'Materials by name, number or folder',
    { body: MaterialSearch, answer: MaterialList },
    async (context, { data_type, query }) => searchMaterials(context, data_type, query),
  )
  post(
    '/get_material',
    'A material with its properties',
    { body: MaterialRequest, answer: SingleMaterial },
    async (context, { data_type, id }) => getMaterial(context, data_type, id),
  )
}
