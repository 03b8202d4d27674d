/** What one was invited to, to be accepted or rejected. */
import type { ListItem } from '@calcwright/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { FileText, Folder, Users } from 'lucide-react'
import { Spinner } from '../dialogs/spinner.tsx'
import { changeRows } from '../list/change-rows.ts'
import { granted } from '../session/granted.ts'
import { Button } from '../shell/button.tsx'
import { levelName } from '../sharing/levels.ts'
import { toast } from '../shell/toast.ts'
import css from './invitation-list.module.css'

export function InvitationList({ rows }: { readonly rows: readonly ListItem[] }) {
  if (rows.length === 0)
    return (
      <p className={css.empty} role="status">
        No pending invitations
      </p>
    )
  return (
    <ul className={css.list} aria-label="Invitations">
      {rows.map(row => (
        <Invitation key={row.rights_hash} row={row} />
      ))}
    </ul>
  )
}

const SIGNS = { Worksheet: FileText, Project: Folder, Team: Users } as const

function Invitation({ row }: { readonly row: ListItem }) {
  const answer = useAnswer(row)
  const Sign = SIGNS[row.item_type]
  const what = row.item_type === 'Team' ? 'Team' : `${row.item_type} · ${levelName(row.rights_level)}`
  return (
    <li className={css.row}>
      <Sign size={18} className={css.sign} aria-hidden />
      <div className={css.text}>
        <span className={css.name}>{row.name}</span>
        <span className={css.soft}>
          {what} · from {row.author}
        </span>
      </div>
      {answer.isPending || answer.isSuccess ? (
        <Spinner label={answer.variables ? 'Accepting…' : 'Rejecting…'} shown />
      ) : (
        <>
          <Button aria-label={`Reject ${row.name}`} onClick={() => answer.mutate(false)}>
            Reject
          </Button>
          <Button tone="accent" aria-label={`Accept ${row.name}`} onClick={() => answer.mutate(true)}>
            Accept
          </Button>
        </>
      )}
    </li>
  )
}

/** Takes the row out when the server follows; the buttons come back when it does not. */
function useAnswer(row: ListItem) {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (add: boolean) => granted(client.answerInvitation(row.rights_hash ?? '', add)),
    onSuccess: ({ invitations, url }, add) => {
      queries.setQueryData(['left-bar'], (before: object | undefined) => before && { ...before, invitations })
      changeRows(queries, [row.hash_string], item => (item.rights_hash === row.rights_hash ? null : item))
      void queries.invalidateQueries({ queryKey: ['tree'] })
      if (add)
        toast.success(`Accepted “${row.name}”`, {
          ...(url === '' ? {} : { action: { label: 'Open', onClick: () => void navigate({ to: url }) } }),
        })
    },
    onError: error => toast.error(error.message),
    // A refused answer may be to an invitation that has been taken back meanwhile.
    onSettled: () => {
      for (const key of ['worksheets', 'left-bar']) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
}
