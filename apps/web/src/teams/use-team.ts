import type { Answer, ServerClient, TeamAnswer } from '@calcwright/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { granted } from '../session/granted.ts'
import { toast } from '@calcwright/ui'

export function useTeam(hash: string) {
  const { client } = useRouteContext({ from: '__root__' })
  return useQuery({
    queryKey: ['team', hash],
    queryFn: ({ signal }) => granted(client.team(hash, { signal })),
    retry: false,
    meta: { sayFailure: true },
  })
}

/** Changes a team by one call, which answers with the team as it is then. */
export function useChangeTeam() {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (call: (client: ServerClient) => Promise<Answer<TeamAnswer>>) => granted(call(client)),
    onSuccess: answer => {
      queries.setQueryData(['team', answer.hash_string], answer)
      void queries.invalidateQueries({ queryKey: ['teams'] })
      if (answer.message !== '') toast.success(answer.message)
    },
    onError: error => toast.error(error.message),
  })
}
