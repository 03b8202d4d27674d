import type { ListItem } from '@calcwright/contract'
import { projectAddress } from '@calcwright/contract'
import { Link } from '@tanstack/react-router'
import { Spinner } from '../dialogs/spinner.tsx'
import css from './row.module.css'
import { useMoves } from './use-move.ts'

/** The project that the row is in. */
export function Location({ item, tabIndex }: { readonly item: ListItem; readonly tabIndex: number }) {
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
  const parent = item.path.at(-1)
  if (!parent) return null
  return (
    <Link
      to={projectAddress(parent.hash_string, parent.name)}
      className={css.location}
      tabIndex={tabIndex}
      draggable={false}
      aria-label={`In project ${item.path.map(part => part.name).join(' / ')}`}
    >
      {item.path.map(part => part.name).join(' / ')}
    </Link>
  )
}
