import type { TrashRow } from '@calcwright/contract'

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** How much something of the trash holds: "3 worksheets and 1 project". */
export function contentsOf(rows: readonly Pick<TrashRow, 'worksheets' | 'projects'>[]): string {
  const worksheets = rows.reduce((sum, row) => sum + row.worksheets, 0)
  const projects = rows.reduce((sum, row) => sum + row.projects, 0)
  return [
    ...(worksheets > 0 || projects === 0 ? [counted(worksheets, 'worksheet')] : []),
    ...(projects > 0 ? [counted(projects, 'project')] : []),
  ].join(' and ')
}
