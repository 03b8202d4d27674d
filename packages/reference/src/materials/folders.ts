/** Materials in folders, as the picker shows them. */
import { MATERIALS } from './all.ts'
import type { PropertyHolder } from '../holders/holder.ts'
import { holderOf, ownHolder } from './make.ts'
import type { Material } from './material.ts'

/** A folder; its id is the names from the top between `/`. */
export interface MaterialFolderListing {
  readonly id: string
  readonly name: string
  /** Id of the folder around; null for the outermost. */
  readonly parent: string | null
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly items: readonly Material[]
}

/** @returns null for a folder that does not exist */
export function materialFolder(id: string): MaterialFolderListing | null {
  const within = MATERIALS.filter(({ folder }) => id === '' || folder === id || folder.startsWith(`${id}/`))
  if (within.length === 0) return null
  const depth = id === '' ? 0 : id.split('/').length
  const names = within.flatMap(({ folder }) => folder.split('/')[depth] ?? [])
  const groups = [...new Set(names)].map(name => ({ id: id === '' ? name : `${id}/${name}`, name }))
  const items = within.filter(({ folder }) => folder === id)
  const parent = id === '' ? null : id.split('/').slice(0, -1).join('/')
  return { id, name: id.split('/').at(-1) ?? '', parent, groups, items }
}

/** @returns the properties as a list shows them */
export const propertiesOf = (material: Material) => listed(holderOf(material))

/** @returns the properties of a material of one's own from its text (`ownText`), as a list shows them */
export const ownPropertiesOf = (text: string) => listed(ownHolder(text)!)

const listed = ({ properties }: PropertyHolder) =>
  properties.map(({ name, title, value = '', unit, source = '', call }) => ({
    name,
    title,
    value,
    units: unit,
    takes: call?.places.join(', ') ?? '',
    source,
  }))
