/** Hands the item over to somebody who accepts it. */
import { Button, openDialog, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sharingClient } from '../audit/sharing-client.ts'
import { granted } from '../session/granted.ts'
import type { SharingSectionProps } from './section-props.ts'
import css from './sharing.module.css'

export function HandOver({ answer }: Pick<SharingSectionProps, 'answer'>) {
  const { item_type: type, item_hash: hash, name, offered_to: offered } = answer
  const [email, setEmail] = useState<string | null>(null)
  const queries = useQueryClient()
  const offer = useMutation({
    mutationFn: (to: string | null) =>
      granted(sharingClient.offerOwnership({ item_type: type, item_hash: hash, email: to })),
    onSuccess: (_, to) => {
      toast.success(to === null ? 'The offer is taken back' : `Offered to ${to}, who has to accept it`)
      setEmail(null)
      void queries.invalidateQueries({ queryKey: ['rights', type, hash] })
    },
    onError: error => void toast.error(error.message),
  })
  if (answer.rights_level < 4) return null
  return (
    <section className={css.section} aria-label="Ownership">
      <div className={css.renew}>
        <Button
          tone="quiet"
          onClick={() =>
            openDialog('The audit log', () => import('../audit/audit-dialog.tsx'), {
              item: { type, hash, name },
            })
          }
        >
          Audit log…
        </Button>
        {!answer.own ? null : offered !== null ? (
          <>
            <span>Offered to {offered}, who has not answered yet.</span>
            <Button disabled={offer.isPending} onClick={() => offer.mutate(null)}>
              Take back
            </Button>
          </>
        ) : email === null ? (
          <Button tone="quiet" onClick={() => setEmail('')}>
            Hand over…
          </Button>
        ) : (
          <form
            className={css.handOver}
            onSubmit={event => {
              event.preventDefault()
              offer.mutate(email.trim())
            }}
          >
            <p className={modal.soft}>
              Once it is accepted, the other person owns{' '}
              {type === 'Project' ? 'the project and all that you own in it' : 'the worksheet'}, and you stay
              an administrator. It counts in their room, and stays in its project where they may see that.
            </p>
            <input
              className={modal.input}
              type="email"
              required
              autoFocus
              aria-label="Address of the new owner"
              placeholder="E-mail address of an account"
              value={email}
              onChange={event => setEmail(event.currentTarget.value)}
            />
            <Button tone="accent" type="submit" disabled={offer.isPending}>
              Offer
            </Button>
            <Button onClick={() => setEmail(null)}>Cancel</Button>
          </form>
        )}
      </div>
    </section>
  )
}
