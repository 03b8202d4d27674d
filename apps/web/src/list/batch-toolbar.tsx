/** Toolbar with the actions on all selected rows. */
import { NO_WORKSHEET } from '@calcwright/contract'
import { Archive, ArchiveRestore, FileDown, FolderInput, Star, StarOff, Trash2, X } from 'lucide-react'
import { openPdf } from '../print/open-pdf.ts'
import { openMove } from '../projects/open-move.ts'
import { Button, toast } from '@calcwright/ui'
import { focusCurrentRow } from './focus-current-row.ts'
import { itemOf } from '../items/item.ts'
import css from './list-toolbar.module.css'
import { type ListPlace, isArchive } from '../items/place.ts'
import { clearSelection, useSelection } from '../items/selection.ts'
import { type BatchCommand, useBatch } from './use-batch.ts'
import { useRemoveSelected } from './use-remove-selected.ts'

/** The toolbar goes with the selection; the focus is in the list again. */
function clear(): void {
  clearSelection()
  focusCurrentRow()
}

export default function BatchToolbar({ place }: { readonly place: ListPlace }) {
  const items = [...useSelection(state => state.items).values()]
  const batch = useBatch(place)
  const remove = useRemoveSelected()
  const command = (name: BatchCommand, label: string, icon: React.ReactNode) => (
    <Button
      tone="quiet"
      aria-label={label}
      title={label}
      disabled={batch.isPending}
      onClick={() => batch.mutate({ command: name, hashes: items.map(item => item.hash_string) })}
    >
      {icon}
      <span className={css.word}>{label}</span>
    </Button>
  )
  const worksheets = items
    .filter(each => each.worksheet)
    .map(each => ({ hash: each.hash_string, name: each.name }))
  const parents = new Set(items.map(item => item.parent_project_hash))
  return (
    <div
      className={css.bar}
      data-batch
      role="toolbar"
      aria-label="Selected items"
      tabIndex={-1}
      onKeyDown={event => event.key === 'Escape' && clear()}
    >
      <button type="button" className={css.selected} title="Clear the selection" onClick={clear}>
        {items.length} item(s) selected
      </button>
      {isArchive(place)
        ? command('restore', 'Restore', <ArchiveRestore size={16} />)
        : command('archive', 'Archive', <Archive size={16} />)}
      {command('add_star', 'Add Star', <Star size={16} />)}
      {command('remove_star', 'Remove Star', <StarOff size={16} />)}
      {!isArchive(place) && (
        <Button
          tone="quiet"
          aria-label="Move"
          title="Move"
          onClick={() => openMove(items.map(itemOf), parents.size === 1 ? [...parents][0] : undefined)}
        >
          <FolderInput size={16} />
          <span className={css.word}>Move</span>
        </Button>
      )}
      <Button
        tone="quiet"
        aria-label="PDF"
        title="PDF"
        onClick={() => (worksheets.length > 0 ? openPdf({ worksheets }) : toast.error(NO_WORKSHEET))}
      >
        <FileDown size={16} />
        <span className={css.word}>PDF</span>
      </Button>
      <Button tone="quiet" aria-label="Delete…" title="Delete…" onClick={() => remove(items)}>
        <Trash2 size={16} />
        <span className={css.word}>Delete…</span>
      </Button>
      <span className={css.space} />
      <Button
        tone="quiet"
        square
        aria-label="Clear the selection"
        title="Clear the selection"
        onClick={clear}
      >
        <X size={16} />
      </Button>
    </div>
  )
}
