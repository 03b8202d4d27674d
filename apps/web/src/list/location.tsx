import type { ListItem } from '@calcwright/contract'
import { projectAddress } from '@calcwright/contract'
import { Link } from '@tanstack/react-router'
import { scopeOf } from '../items/item.ts'
import { Spinner } from '@calcwright/ui'
import css from './row.module.css'
import { useMoves } from '../items/use-move.ts'

interface LocationProps {
  readonly item: ListItem
  /** The project whose list this is. */
  readonly within: string | null
  readonly tabIndex: number
}

/** The project that the row is in, as a path from the one that is shown. */
export function Location({ item, within, tabIndex }: LocationProps) {
  const move = useMoves(moves => moves[item.hash_string])
  if (move === 'moving')
    return (
      <span className={css.location}>
        <Spinner label="Moving…" shown />
      </span>
    )
  if (move === 'failed')
    return (
      <span className={css.location} role="alert">
        An error occurred
      </span>
    )
  const path = item.path.slice(item.path.findIndex(part => part.hash_string === within) + 1)
  const parent = path.at(-1)
  if (!parent) return null
  return (
    <Link
      to={projectAddress(parent.hash_string, parent.name, scopeOf(item))}
      className={css.location}
      tabIndex={tabIndex}
      draggable={false}
      aria-label={`In project ${path.map(part => part.name).join(' / ')}`}
    >
      {path.map(part => part.name).join(' / ')}
    </Link>
  )
}
