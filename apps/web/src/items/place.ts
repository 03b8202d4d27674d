/** Lists and their addresses. */
import {
  type ListView,
  PROJECT_SCOPES,
  type ProjectScope,
  SECTIONS,
  type Section,
  projectAddress,
  sectionAddress,
} from '@calcwright/contract'

export type ListPlace =
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'project'; readonly scope: ProjectScope; readonly hash: string }

export const ACTIVE_LIST: ListPlace = { kind: 'section', section: 'active' }

/** The section of the list that opens at the address of all projects. */
const SECTION_OF: Readonly<Record<ProjectScope, Section>> = {
  projects: 'active',
  archive_projects: 'archive',
  starred_projects: 'starred',
}

const TITLES: Readonly<Record<Section, string>> = {
  active: 'Active worksheets',
  starred: 'Starred',
  recent: 'Recent',
  invites: 'Invitations',
  to_check: 'To check',
  archive: 'Archive',
  team: 'Team',
  shared: 'Shared with me',
  my_docs: 'My docs',
  onshape_docs: 'Onshape',
  fusion_docs: 'Fusion',
}

/** The list at an address; null when it is none. */
export function placeOf(pathname: string): ListPlace | null {
  const [first = '', hash = ''] = pathname.split('/').slice(1)
  const section = SECTIONS.find(name => name === first)
  if (section) return { kind: 'section', section }
  const scope = PROJECT_SCOPES.find(name => name === first)
  if (!scope) return null
  if (hash === '') return { kind: 'section', section: SECTION_OF[scope] }
  return { kind: 'project', scope, hash: decodeURIComponent(hash) }
}

/** @param name of the project, when it is known */
export function placeAddress(place: ListPlace, name = ''): string {
  if (place.kind === 'section') return sectionAddress(place.section)
  return projectAddress(place.hash, name, place.scope)
}

export const sectionTitle = (section: Section): string => TITLES[section]

/** The view that the server is asked for. */
export function listViewOf(place: ListPlace): ListView {
  if (place.kind === 'section') return place.section
  return place.scope === 'projects' ? 'project' : place.scope
}

/** Whether what is shown there is archived. */
export function isArchive(place: ListPlace): boolean {
  return place.kind === 'section' ? place.section === 'archive' : place.scope === 'archive_projects'
}
