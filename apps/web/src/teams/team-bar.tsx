/** The visitor's teams, above what was shared with them. */
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Plus, Users } from 'lucide-react'
import { openDialog, Button } from '@calcwright/ui'
import { granted } from '../session/granted.ts'
import css from './teams.module.css'

export function TeamBar() {
  const { client } = useRouteContext({ from: '__root__' })
  const teams = useQuery({
    queryKey: ['teams'],
    queryFn: ({ signal }) => granted(client.teams({ signal })),
    retry: false,
  })
  return (
    <div className={css.bar} role="group" aria-label="Teams">
      {teams.isError && (
        <span role="alert">
          An error occurred <Button onClick={() => void teams.refetch()}>Try again</Button>
        </span>
      )}
      {teams.data?.teams.length === 0 && (
        <span className={css.soft}>A team is people who are given rights together.</span>
      )}
      {teams.data?.teams.map(({ hash_string: hash, name }) => (
        <Button key={hash} onClick={() => openTeam(hash)}>
          <Users size={16} aria-hidden />
          {name}
        </Button>
      ))}
      <Button tone="quiet" onClick={newTeam}>
        <Plus size={16} aria-hidden />
        New team
      </Button>
    </div>
  )
}

function openTeam(hash: string): void {
  openDialog('The team', () => import('./team-dialog.tsx'), { hash })
}

function newTeam(): void {
  openDialog('The prompt', () => import('./new-team-dialog.tsx'), { onMade: openTeam })
}
