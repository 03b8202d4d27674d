import { Archive, ArchiveRestore, LoaderCircle } from 'lucide-react'
import { Button } from '@calcwright/ui'
import type { Item } from '../items/item.ts'
import { useArchive } from '../items/use-archive.ts'

interface ArchiveButtonProps {
  readonly item: Item
  readonly archived: boolean
  readonly tabIndex: number
}

/** Its sign turns while the server is asked and comes back when that fails. */
export function ArchiveButton({ item, archived, tabIndex }: ArchiveButtonProps) {
  const archive = useArchive()
  const label = archived ? 'Restore' : 'Archive'
  const Sign = archive.isPending ? LoaderCircle : archived ? ArchiveRestore : Archive
  return (
    <Button
      tone="quiet"
      square
      tabIndex={tabIndex}
      disabled={archive.isPending}
      aria-label={`${label} ${item.name}`}
      title={label}
      // The second click of two would meet the row that has taken the place of this one.
      onClick={event => event.detail < 2 && archive.mutate({ item, add: !archived })}
    >
      <Sign size={16} />
    </Button>
  )
}
