/** Deletes selected rows of one's own, and takes those of others out of the own lists. */
import type { ListItem } from '@calcwright/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { confirm, toast } from '@calcwright/ui'
import { changeRows } from '../items/change-rows.ts'
import { itemOf } from '../items/item.ts'
import { deselect } from '../items/selection.ts'
import { granted } from '../session/granted.ts'

/** Asks once for all of them; Undo brings all back that were deleted. */
export function useRemoveSelected() {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  return (selected: readonly ListItem[]): void => {
    const { rows, own } = removalsOf(selected)
    confirm(rows.length === 1 ? `Delete “${rows[0]!.name}”?` : `Delete ${rows.length} items?`, {
      text: textFor(own.size, rows.length),
      action: 'Delete',
      async run() {
        const deletions: string[] = []
        try {
          // One after the other: whoever selects many is not to keep others waiting.
          for (const row of rows) {
            const { type, hash } = itemOf(row)
            const { deletion, project_hashes } = await granted(client.remove(type, hash, !own.has(row)))
            if (deletion !== '') deletions.push(deletion)
            const gone = [hash, ...project_hashes]
            changeRows(queries, gone, () => null)
            deselect(gone)
          }
          toast.success(`Deleted ${rows.length} item(s). What was yours is in the trash.`, {
            action: { label: 'Undo', onClick: () => void undo(queries, deletions) },
          })
        } finally {
          refresh(queries)
        }
      },
    })
  }
}

/** The outermost rows of a selection, and those of them that are the visitor's: only these are deleted for everybody. */
export function removalsOf(selected: readonly ListItem[]) {
  const projects = new Set(selected.filter(row => !row.worksheet).map(row => row.hash_string))
  // A project takes all in it along.
  const rows = selected.filter(row => !row.path.some(({ hash_string: hash }) => projects.has(hash)))
  return { rows, own: new Set(rows.filter(row => row.own)) }
}

function textFor(own: number, all: number): string {
  const deleted =
    'They are deleted for you and for everybody they are shared with. They stay in your trash for some time, and can be brought back from there.'
  if (own === all) return deleted
  const left = `${all - own} of them, which others own, leave your lists only.`
  return own === 0
    ? 'Others own them: they leave your lists only.'
    : `${left} The others are deleted for everybody they are shared with, and stay in your trash for some time.`
}

async function undo(queries: QueryClient, deletions: readonly string[]): Promise<void> {
  try {
    await (await import('../items/bring-back.ts')).bringBack(deletions, `${deletions.length} item(s)`)
  } catch (error) {
    toast.error((error as Error).message)
  }
  refresh(queries)
}

function refresh(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['worksheets'] })
  void queries.invalidateQueries({ queryKey: ['tree'] })
}
