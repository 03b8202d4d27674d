import type { ListItem, ProjectNode } from '@calcwright/contract'

export interface Template {
  readonly project: ProjectNode
  readonly worksheet: ListItem
}

/** Whether the worksheets of a project are templates: it says so by its name. */
export const isTemplates = ({ name, archived }: Pick<ProjectNode, 'name' | 'archived'>): boolean =>
  !archived && /^templates?$/i.test(name.trim())

/** @returns the templates that have every word of a query in their names */
export function templatesFound(templates: readonly Template[], query: string): readonly Template[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return templates.filter(({ worksheet }) => words.every(word => worksheet.name.toLowerCase().includes(word)))
}
