/** Functions of the client for materials, named like the calls. Only the picker needs them. */
import type { CallOptions } from './answer.ts'
import { createPost } from './client.ts'
import { MaterialList } from './materials.ts'
import { OwnMaterials, type SaveMaterials } from './own-materials.ts'

const MATERIALS = 1

/** @param base address of the server without a closing slash; '' in a page that it serves */
export function materialCalls(fetcher: typeof fetch, base = '') {
  const post = createPost(fetcher, base)
  return {
    /** @param parent id of a folder, '' for the outermost */
    populateMaterials: (parent: string, options?: CallOptions) =>
      post('/populate_materials', { data_type: MATERIALS, parent_id: parent }, MaterialList, options),
    materialSearch: (query: string, options?: CallOptions) =>
      post('/material_search', { data_type: MATERIALS, query }, MaterialList, options),
    ownMaterials: (options?: CallOptions) => post('/materials/own', {}, OwnMaterials, options),
    saveMaterials: (request: SaveMaterials) => post('/materials/save', request, OwnMaterials),
    removeMaterials: (team: string | null, ids: readonly string[]) =>
      post('/materials/remove', { team_hash: team, ids }, OwnMaterials),
  }
}
