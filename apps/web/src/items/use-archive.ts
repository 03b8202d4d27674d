import type { ArchiveAnswer } from '@calcwright/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { granted } from '../session/granted.ts'
import { toast } from '@calcwright/ui'
import { type Item, itemDescription } from './item.ts'
import { placeAddress, placeOf } from './place.ts'
import { deselect } from './selection.ts'
import { changeRows } from './change-rows.ts'
import { useRefreshLists } from './use-list.ts'

interface Archiving {
  readonly item: Item
  /** Into the archive; false brings it back. */
  readonly add: boolean
}

/** Archives a worksheet or a project with everything in it, or brings it back; both can be undone from the notice. */
export function useArchive() {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const refresh = useRefreshLists()
  const navigate = useNavigate()
  const archive = useMutation({
    mutationFn: ({ item, add }: Archiving) => granted(client.archive(item.type, item.hash, add)),
    onSuccess: (answer, { item, add }) => {
      changeRows(queries, [item.hash], () => null)
      deselect([item.hash])
      takeTrees(queries, answer)
      const shown = placeOf(location.pathname)
      // The project that is shown is found at another address now.
      if (shown?.kind === 'project' && shown.hash === item.hash) {
        const scope = add ? 'archive_projects' : 'projects'
        void navigate({ to: placeAddress({ ...shown, scope }, item.name), replace: true })
      }
      const text =
        answer.message ||
        (add ? `Archived the ${itemDescription(item)}` : `Restored the ${itemDescription(item)}`)
      toast.success(text, { action: { label: 'Undo', onClick: () => archive.mutate({ item, add: !add }) } })
      return refresh()
    },
    onError: error => toast.error(error.message),
  })
  return archive
}

const TREES = {
  tree: 'tree',
  team: 'team_tree',
  shared: 'shared_tree',
  archive: 'archive_tree',
  onshape: 'onshape_tree',
  fusion: 'fusion_tree',
} as const

/** The trees of the answer replace those that have been opened. */
function takeTrees(queries: QueryClient, answer: ArchiveAnswer): void {
  for (const [field, tree] of Object.entries(TREES) as [keyof typeof TREES, string][]) {
    const projects = answer[field]
    if (projects) queries.setQueryData(['tree', tree], (before: unknown) => before && projects)
  }
}
