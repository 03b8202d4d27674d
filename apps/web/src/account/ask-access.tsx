/** Asks the owner of a worksheet or project that stays closed for access. */
import { inlineHash } from '@calcwright/contract'
import { Button, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sharingClient } from '../audit/sharing-client.ts'
import { granted } from '../session/granted.ts'
import css from './account.module.css'

/** The item at a path of this server; null for another page. */
function itemAt(pathname: string) {
  const [, page = '', hash = ''] = pathname.split('/')
  if (hash === '') return null
  if (page.endsWith('projects')) return { item_type: 'Project', item_hash: hash } as const
  const isWorksheet =
    inlineHash(pathname) !== null || ['worksheets', 'form', 'print', 'revisions'].includes(page)
  return isWorksheet ? ({ item_type: 'Worksheet', item_hash: hash } as const) : null
}

export function AskAccess({ pathname }: { readonly pathname: string }) {
  const item = itemAt(pathname)
  const [message, setMessage] = useState('')
  const queries = useQueryClient()
  const queryKey = ['owner-to-ask', pathname]
  // A worksheet that does not exist has nobody to ask, which is no failure to show.
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => granted(sharingClient.ownerToAsk(item!, { signal })),
    enabled: item !== null,
    retry: false,
  })
  const ask = useMutation({
    mutationFn: () => granted(sharingClient.askAccess({ ...item!, message })),
    onSuccess: answer => queries.setQueryData(queryKey, answer),
    onError: error => void toast.error(error.message),
  })
  if (!data) return null
  if (data.asked === 'waiting')
    return <p role="status">{data.owner} was asked for access. You get a notification when it is given.</p>
  if (data.asked === 'declined') return <p role="status">{data.owner} has declined to give you access.</p>
  return (
    <form
      className={css.ask}
      onSubmit={event => {
        event.preventDefault()
        ask.mutate()
      }}
    >
      <input
        className={modal.input}
        aria-label="Message"
        placeholder="What you need it for (may stay empty)"
        maxLength={1000}
        value={message}
        onChange={event => setMessage(event.currentTarget.value)}
      />
      <Button tone="accent" type="submit" disabled={ask.isPending}>
        Ask {data.owner} for access
      </Button>
    </form>
  )
}
