import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { toast } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import { Prompt } from '../shell/prompt.tsx'
import { granted } from '../session/granted.ts'

interface NewTeamProps {
  readonly onMade: (hash: string) => void
}

export default function NewTeamDialog({ onMade, onClose }: NewTeamProps & DialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const make = useMutation({
    mutationFn: (name: string) => granted(client.newTeam(name)),
    onSuccess: answer => {
      queries.setQueryData(['team', answer.hash_string], answer)
      void queries.invalidateQueries({ queryKey: ['teams'] })
      onMade(answer.hash_string)
    },
    onError: error => toast.error(error.message),
  })
  return (
    <Prompt
      title="New team"
      label="Team name"
      action="Create team"
      busy={make.isPending}
      onSubmit={name => make.mutate(name)}
      onClose={onClose}
    />
  )
}
