import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { create } from 'zustand'
import { granted } from '../session/granted.ts'
import { toast } from '@calcwright/ui'
import type { Item } from './item.ts'
import { type ListPlace, listViewOf } from './place.ts'
import { deselect } from './selection.ts'
import { sendBatches } from './batches.ts'
import { changeRows } from './change-rows.ts'

/** Items that are being moved or could not be moved, by hash; their rows show it in place of their location. */
export const useMoves = create<Readonly<Record<string, 'moving' | 'failed'>>>(() => ({}))

function note(hashes: readonly string[], state: 'moving' | 'failed' | null): void {
  const moves = { ...useMoves.getState() }
  for (const hash of hashes) {
    if (state === null) delete moves[hash]
    else moves[hash] = state
  }
  useMoves.setState(moves, true)
}

export interface MoveTarget {
  /** null is the top. */
  readonly hash: string | null
  readonly name: string
}

/** Moves one item or many into a project, or to the top. */
export function useMove(place: ListPlace) {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const view = listViewOf(place)

  async function moveOne(item: Item, target: MoveTarget): Promise<void> {
    const { path } = await granted(client.move(item.type, item.hash, target.hash, view))
    changeRows(queries, [item.hash], row => ({ ...row, path, parent_project_hash: target.hash }))
    toast.success(`Moved “${item.name}” to ${target.name}`)
  }

  async function moveMany(hashes: readonly string[], target: MoveTarget): Promise<void> {
    const answer = await sendBatches(client, {
      command: 'move',
      items: [...hashes],
      project_hash: target.hash,
      current_project_hash: place.kind === 'project' ? place.hash : null,
      view,
    })
    const gone = Object.keys(answer.to_remove)
    changeRows(queries, gone, () => null)
    deselect(gone)
    note(answer.failed, 'failed')
    if (answer.failed_on_one) toast.error(answer.message)
    else toast.success(`Moved ${hashes.length} item(s) to ${target.name}`)
  }

  return async (items: readonly Item[], target: MoveTarget) => {
    const hashes = items.map(item => item.hash)
    const [only] = items
    note(hashes, 'moving')
    try {
      if (items.length === 1 && only) await moveOne(only, target)
      else await moveMany(hashes, target)
      settle(hashes)
    } catch (error) {
      note(hashes, 'failed')
      toast.error(error instanceof Error ? error.message : String(error))
    }
    void queries.invalidateQueries({ queryKey: ['worksheets'] })
    void queries.invalidateQueries({ queryKey: ['tree'] })
  }
}

/** Removes the marks of these items, except for those whose move failed. */
function settle(hashes: readonly string[]): void {
  const moves = useMoves.getState()
  note(
    hashes.filter(hash => moves[hash] === 'moving'),
    null,
  )
}
