/** The materials of the picker, as the server lists them. */
import { type Answer, type MaterialList, materialCalls } from '@calcwright/contract'
import type { MaterialFolder } from '@calcwright/editor'
export { openOwnMaterials } from '../materials/open-own-materials.ts'

let client = materialCalls(window.fetch.bind(window))

/** A page in a frame asks in another way. */
export function setMaterialCalls(calls: typeof client): void {
  client = calls
}

export const folder = async (parent: string): Promise<MaterialFolder> =>
  folderOf(await client.populateMaterials(parent))

/** An earlier search that is under way is given up. */
let searching: AbortController | null = null

export async function search(query: string): Promise<MaterialFolder> {
  searching?.abort()
  searching = new AbortController()
  return folderOf(await client.materialSearch(query, { signal: searching.signal }))
}

function folderOf(answer: Answer<MaterialList>): MaterialFolder {
  if (!answer.success) throw new Error(answer.message)
  return { folder: answer.folder, parent: answer.parent_id, groups: answer.groups, items: answer.items }
}
