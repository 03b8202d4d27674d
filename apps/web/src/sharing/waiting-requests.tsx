/** People who ask for access, each with the level to give. */
import type { AccessAsked, SharedType } from '@calcwright/contract'
import { Button, toast } from '@calcwright/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sharingClient } from '../audit/sharing-client.ts'
import { granted } from '../session/granted.ts'
import { LevelSelect } from './level-select.tsx'
import { invitingChoices } from './levels.ts'
import type { SharingSectionProps } from './section-props.ts'
import css from './sharing.module.css'

export function WaitingRequests({ answer }: Pick<SharingSectionProps, 'answer'>) {
  if (answer.access_requests.length === 0) return null
  return (
    <section className={css.section} aria-label="Requests for access">
      <h3 className={css.heading}>They ask for access</h3>
      {answer.access_requests.map(asked => (
        <Asked
          key={asked.hash_string}
          asked={asked}
          most={answer.rights_level}
          type={answer.item_type}
          hash={answer.item_hash}
        />
      ))}
    </section>
  )
}

interface AskedProps {
  readonly asked: AccessAsked
  readonly most: number
  readonly type: SharedType
  readonly hash: string
}

function Asked({ asked, most, type, hash }: AskedProps) {
  const [level, setLevel] = useState(1)
  const queries = useQueryClient()
  const answer = useMutation({
    mutationFn: (rights: number) =>
      granted(
        sharingClient.answerAccess({ item_type: type, item_hash: hash, person: asked.hash_string, rights }),
      ),
    onSuccess: (_, rights) => {
      toast.success(rights === 0 ? `${asked.name} is declined` : `${asked.name} has access now`)
      void queries.invalidateQueries({ queryKey: ['rights', type, hash] })
      void queries.invalidateQueries({ queryKey: ['notifications'] })
    },
    onError: error => void toast.error(error.message),
  })
  return (
    <div className={css.entry}>
      <span className={css.who}>
        <span className={css.name}>{asked.name}</span>
        <span className={css.email}>{asked.email}</span>
        {asked.message && <span className={css.email}>“{asked.message}”</span>}
      </span>
      <span className={css.rights}>
        <LevelSelect
          label={`Rights for ${asked.name}`}
          value={level}
          choices={invitingChoices(most)}
          onChange={setLevel}
        />
        <Button tone="accent" disabled={answer.isPending} onClick={() => answer.mutate(level)}>
          Give
        </Button>
        <Button disabled={answer.isPending} onClick={() => answer.mutate(0)}>
          Decline
        </Button>
      </span>
    </div>
  )
}
