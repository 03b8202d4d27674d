import { type Answer, type OwnMaterials, type SaveMaterials, materialCalls } from '@calcwright/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { granted } from '../session/granted.ts'

const calls = materialCalls(window.fetch.bind(window))
const QUERY = ['own-materials'] as const

/** The materials of the person and of each team; each change answers with all of them. */
export function useOwnMaterials() {
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: QUERY,
    queryFn: ({ signal }) => granted(calls.ownMaterials({ signal })),
    retry: false,
  })
  const change = useMutation({
    mutationFn: (call: () => Promise<Answer<OwnMaterials>>) => granted(call()),
    onSuccess: answer => queries.setQueryData(QUERY, answer),
  })
  return {
    collections: list.data?.collections,
    error: list.error,
    failure: change.error,
    busy: change.isPending,
    forgetFailure: () => change.reset(),
    save: (request: SaveMaterials) => change.mutateAsync(() => calls.saveMaterials(request)),
    remove: (team: string | null, id: string) => change.mutateAsync(() => calls.removeMaterials(team, [id])),
  }
}
