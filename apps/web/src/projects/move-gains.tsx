/** Lists the people who would gain rights by a move, before it is made. */
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import modal from '@calcwright/ui/modal.module.css'
import { sendBatches } from '../items/batches.ts'
import type { Item } from '../items/item.ts'
import type { MoveTarget } from '../items/use-move.ts'
import { levelName } from '../sharing/levels.ts'
import css from './move-dialog.module.css'

interface MoveGainsProps {
  readonly items: readonly Item[]
  readonly target: MoveTarget
}

export function MoveGains({ items, target }: MoveGainsProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const hashes = items.map(item => item.hash)
  const { data } = useQuery({
    queryKey: ['move-check', hashes, target.hash],
    queryFn: () =>
      sendBatches(client, { command: 'move', items: hashes, project_hash: target.hash, check: true }),
    gcTime: 0,
    staleTime: 0,
  })
  if (!data) return null
  if (data.failed_on_one)
    return (
      <p className={modal.problem} role="alert">
        {data.message}
      </p>
    )
  if (data.gains.length === 0) return null
  const things = items.length === 1 ? `“${items[0]!.name}”` : `${items.length} items`
  return (
    <div className={css.gains} role="status">
      <p>
        In “{target.name}” others come to rights on {things}:
      </p>
      <ul>
        {data.gains.map(({ who, rights_level: level }) => (
          <li key={who}>
            {who}: {levelName(level)}
          </li>
        ))}
      </ul>
    </div>
  )
}
