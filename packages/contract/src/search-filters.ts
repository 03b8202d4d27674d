/** Filters of lists, as they are written among the words of a search: `checks:failed`. */
export const SEARCH_FILTERS = [
  { name: 'kind', label: 'Kind', values: { worksheet: 'Worksheets', project: 'Projects' } },
  { name: 'owner', label: 'Owner', values: { me: 'Me', others: 'Others' } },
  {
    name: 'checks',
    label: 'Checks',
    values: { ok: 'All hold', failed: 'One fails', open: 'Not checked yet' },
  },
  { name: 'comments', label: 'Comments', values: { open: 'Open ones' } },
] as const satisfies readonly {
  readonly name: string
  readonly label: string
  readonly values: Readonly<Record<string, string>>
}[]
export type SearchFilterName = (typeof SEARCH_FILTERS)[number]['name']
