/** Pending invitations of the visitor, each with buttons that accept and reject it. */
import type { ListItem } from '@calcwright/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { FileText, Folder, Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Spinner, Button, toast } from '@calcwright/ui'
import { changeRows } from '../items/change-rows.ts'
import { granted } from '../session/granted.ts'
import { levelName } from '../sharing/levels.ts'
import css from './invitation-list.module.css'

export default function InvitationList({ rows }: { readonly rows: readonly ListItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  const empty = useRef<HTMLParagraphElement>(null)
  const answered = useRef<number | null>(null)
  const queries = useQueryClient()
  // The counter beside the lists may have been asked for earlier than these.
  useEffect(() => void queries.invalidateQueries({ queryKey: ['left-bar'] }), [queries, rows.length])
  // The focus does not go with the row that was answered.
  useEffect(() => {
    if (answered.current === null || document.activeElement !== document.body) return
    const left = list.current?.children[Math.min(answered.current, rows.length - 1)]
    answered.current = null
    if (left instanceof HTMLElement) left.focus()
    else empty.current?.focus()
  }, [rows])
  if (rows.length === 0)
    return (
      <p ref={empty} className={css.empty} role="status" tabIndex={-1}>
        No pending invitations
      </p>
    )
  return (
    <ul ref={list} className={css.list} aria-label="Invitations">
      {rows.map((row, index) => (
        <Invitation
          key={row.rights_hash}
          row={row}
          onAnswer={() => {
            answered.current = index
          }}
        />
      ))}
    </ul>
  )
}

const SIGNS = { Worksheet: FileText, Project: Folder, Team: Users } as const

interface InvitationProps {
  readonly row: ListItem
  readonly onAnswer: () => void
}

function Invitation({ row, onAnswer }: InvitationProps) {
  const place = useRef<HTMLLIElement>(null)
  const answer = useAnswer(row)
  const send = (add: boolean) => {
    onAnswer()
    // The buttons go while the server is asked.
    place.current?.focus()
    answer.mutate(add)
  }
  const Sign = SIGNS[row.item_type]
  const what = row.item_type === 'Team' ? 'Team' : `${row.item_type} · ${levelName(row.rights_level)}`
  return (
    <li ref={place} className={css.row} tabIndex={-1}>
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
          <Button aria-label={`Reject ${row.name}`} onClick={() => send(false)}>
            Reject
          </Button>
          <Button tone="accent" aria-label={`Accept ${row.name}`} onClick={() => send(true)}>
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
