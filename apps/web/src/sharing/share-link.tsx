/** The address to pass on, and making it another one. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import modal from '@calcwright/ui/modal.module.css'
import { Spinner, Button, toast } from '@calcwright/ui'
import type { Item } from '../items/item.ts'
import css from './sharing.module.css'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { changeRows } from '../items/change-rows.ts'
import { granted } from '../session/granted.ts'

interface ShareLinkProps {
  readonly item: Item
  readonly url: string
  readonly mayRenew: boolean
}

export function ShareLink({ item, url, mayRenew }: ShareLinkProps) {
  const invalidate = useNewAddress()
  const [confirming, setConfirming] = useState(false)
  const [copied, setCopied] = useState(false)
  const renew = useMutation({
    mutationFn: () => invalidate(item),
    onSuccess: () => toast.success('The old link no longer works'),
    onError: error => toast.error(error.message),
    onSettled: () => setConfirming(false),
  })
  const address = new URL(renew.data?.url ?? url, location.origin).href
  return (
    <section className={css.section} aria-label="Link">
      <div className={css.linkLine}>
        <input
          className={modal.input}
          aria-label="Link"
          readOnly
          value={address}
          onFocus={event => event.currentTarget.select()}
        />
        <Button onClick={() => void copy(address).then(setCopied)}>
          {copied ? <Check size={16} /> : <Copy size={16} />}
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      {mayRenew && (
        <div className={css.renew}>
          {renew.isPending ? (
            <Spinner label="Making a new link…" shown />
          ) : confirming ? (
            <>
              <span>The present link stops working for everybody it was passed on to.</span>
              <Button onClick={() => setConfirming(false)}>Keep it</Button>
              <Button tone="accent" onClick={() => renew.mutate()}>
                Make a new link
              </Button>
            </>
          ) : (
            <Button tone="quiet" onClick={() => setConfirming(true)}>
              Invalidate this link
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    toast.error('The browser does not allow copying here. Select the link and copy it.')
    return false
  }
}

/** Gives the item another hash; lists, the address and an open worksheet follow. Throws an Error with a sentence. */
function useNewAddress() {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (item: Item) => {
    const answer = await granted(client.invalidateUrl(item.type, item.hash))
    changeRows(queries, [item.hash], row => ({ ...row, hash_string: answer.hash_string }))
    void queries.invalidateQueries({ queryKey: ['worksheets'] })
    if (item.type === 'Project') void queries.invalidateQueries({ queryKey: ['tree'] })
    const { pathname } = location
    if (pathname.split('/')[2] === item.hash)
      await navigate({ to: pathname.replace(`/${item.hash}`, `/${answer.hash_string}`), replace: true })
    return answer
  }
}
