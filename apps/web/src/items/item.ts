/** A worksheet or project, as far as the actions on it need it. */
import {
  type ListItem,
  type ProjectNode,
  type SharedType,
  projectAddress,
  worksheetAddress,
} from '@calcwright/contract'

export interface Item {
  readonly hash: string
  readonly name: string
  readonly type: SharedType
}

export function itemOf({ hash_string: hash, name, worksheet }: ListItem): Item {
  return { hash, name, type: worksheet ? 'Worksheet' : 'Project' }
}

export function itemOfProject({ hash_string: hash, name }: Pick<ProjectNode, 'hash_string' | 'name'>): Item {
  return { hash, name, type: 'Project' }
}

/** Where it is opened in a window of its own. */
export function addressOf({ hash, name, type }: Item): string {
  return type === 'Worksheet' ? worksheetAddress(hash, name) : projectAddress(hash, name)
}

/** Description for sentences: `worksheet “Beam”`. */
export function itemDescription({ name, type }: Item): string {
  return `${type === 'Worksheet' ? 'worksheet' : 'project'} “${name}”`
}

/** Where the projects of a row are listed: those of an archived one are in the archive. */
export const scopeOf = ({ archive_id: archived }: Pick<ListItem, 'archive_id'>) =>
  archived === null ? 'projects' : 'archive_projects'
