/** Members of a team and their roles; inviting, leaving and dissolving. */
import type { TeamAnswer } from '@calcwright/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { confirm, Modal, Spinner, Button, toast } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { granted } from '../session/granted.ts'
import { InviteToTeam } from './invite-to-team.tsx'
import { TeamMembers } from './team-members.tsx'
import { TeamName } from './team-name.tsx'
import { useTeam } from './use-team.ts'

export default function TeamDialog({ hash, onClose }: { readonly hash: string } & DialogProps) {
  const team = useTeam(hash)
  const end = useEnd(hash)
  const { data, error } = team
  useEffect(() => {
    if (error) onClose()
  }, [error, onClose])
  const name = data?.name ?? 'Team'
  const mayManage = data !== undefined && data.role !== 'member'
  return (
    <Modal title={name} size="large" onClose={onClose}>
      <div className={modal.body}>
        {data ? (
          <>
            {mayManage && <TeamName team={data} />}
            <TeamMembers team={data} />
            {mayManage && <InviteToTeam team={data} />}
          </>
        ) : (
          <p className={modal.loading}>
            <Spinner label="Loading the team…" shown />
          </p>
        )}
      </div>
      <div className={modal.actions} data-ruled>
        {data && !isOnlyOwner(data) && (
          <Button tone="quiet" onClick={() => end.leave(name)}>
            Leave the team…
          </Button>
        )}
        {data?.role === 'owner' && (
          <Button tone="quiet" className={modal.apart} onClick={() => end.dissolve(name)}>
            Dissolve the team…
          </Button>
        )}
        <Button tone="accent" onClick={onClose}>
          Done
        </Button>
      </div>
    </Modal>
  )
}

/** A team has an owner: the only one makes another one first, or dissolves it. */
const isOnlyOwner = ({ role, members }: TeamAnswer): boolean =>
  role === 'owner' && members.filter(member => member.role === 'owner').length === 1

/** Both end the visitor's part in it, so both are asked about first. */
function useEnd(hash: string) {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const refresh = () => {
    for (const key of ['teams', 'left-bar', 'tree', 'worksheets'])
      void queries.invalidateQueries({ queryKey: [key] })
  }
  return {
    leave: (name: string) =>
      confirm(`Leave “${name}”?`, {
        text: 'You lose what was shared with the team. An administrator can invite you again.',
        action: 'Leave',
        run: async () => {
          await granted(client.leaveTeam(hash))
          refresh()
          toast.success(`You left “${name}”`)
        },
      }),
    dissolve: (name: string) =>
      confirm(`Dissolve “${name}”?`, {
        text: 'Its members lose what was shared with the team. Worksheets and projects stay with their owners. This cannot be undone.',
        action: 'Dissolve',
        run: async () => {
          await granted(client.removeTeam(hash))
          refresh()
          toast.success(`Dissolved “${name}”`)
        },
      }),
  }
}
