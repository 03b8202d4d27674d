import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import type { ServerClient } from '@calcwright/contract'
import { confirm, toast } from '@calcwright/ui'
import { granted } from '../session/granted.ts'
import type { Item } from './item.ts'
import { ACTIVE_LIST, placeAddress, placeOf } from './place.ts'
import { deselect } from './selection.ts'
import { changeRows } from './change-rows.ts'

/** Content that is deleted with a project. */
export interface ContainedItems {
  readonly projects_inside: number
  readonly worksheets_inside: number
}

const NOTHING: ContainedItems = { projects_inside: 0, worksheets_inside: 0 }

/** Asks, and then deletes for everybody or removes from the own lists. */
export function useRemove() {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  /** @param owner name of another owner, '' for the person themselves */
  return (item: Item, forEverybody: boolean, inside: ContainedItems = NOTHING, owner = '') =>
    confirm(forEverybody ? `Delete “${item.name}”?` : `Remove “${item.name}”?`, {
      text: `${forEverybody && owner !== '' ? `It belongs to ${owner}. ` : ''}${textFor(item, forEverybody, inside)}`,
      action: forEverybody ? 'Delete' : 'Remove',
      async run() {
        const { gone, deletion } = await remove(client, queries, item, !forEverybody)
        const shown = placeOf(location.pathname)
        if (shown?.kind === 'project' && gone.has(shown.hash))
          await navigate({ to: placeAddress(ACTIVE_LIST) })
        if (deletion === '') toast.success(`Removed “${item.name}” from your lists`)
        else
          toast.success(`Deleted “${item.name}”. It is in the trash.`, {
            action: { label: 'Undo', onClick: () => void undo(queries, item, deletion) },
          })
      },
    })
}

/** @returns the hashes of everything that went, and the deletion; '' where nothing was deleted */
async function remove(
  client: ServerClient,
  queries: QueryClient,
  item: Item,
  ownLists: boolean,
): Promise<{ readonly gone: ReadonlySet<string>; readonly deletion: string }> {
  const answer = await granted(client.remove(item.type, item.hash, ownLists))
  const gone = new Set([item.hash, ...answer.project_hashes])
  changeRows(queries, gone, () => null)
  deselect(gone)
  refresh(queries, item)
  return { gone, deletion: answer.deletion }
}

function refresh(queries: QueryClient, { type }: Item): void {
  void queries.invalidateQueries({ queryKey: ['worksheets'] })
  if (type === 'Project') void queries.invalidateQueries({ queryKey: ['tree'] })
}

async function undo(queries: QueryClient, item: Item, deletion: string): Promise<void> {
  try {
    await (await import('./bring-back.ts')).bringBack([deletion], `“${item.name}”`)
  } catch (error) {
    toast.error((error as Error).message)
  }
  refresh(queries, item)
}

const TRASH = 'It stays in your trash for some time, and can be brought back from there.'

function textFor({ type }: Item, forEverybody: boolean, inside: ContainedItems): string {
  if (!forEverybody)
    return `It leaves your lists only. Others keep it, and whoever shared it with you can share it again.`
  return type === 'Worksheet'
    ? `It is deleted for you and for everybody it is shared with. ${TRASH}`
    : `${contentsText(inside)} ${TRASH}`
}

function contentsText({ projects_inside: projects, worksheets_inside: worksheets }: ContainedItems): string {
  const parts = [
    ...(worksheets > 0 ? [counted(worksheets, 'worksheet')] : []),
    ...(projects > 0 ? [counted(projects, 'sub-project')] : []),
  ]
  if (parts.length === 0) return 'It is empty. It is deleted for you and for everybody it is shared with.'
  const are = worksheets + projects === 1 ? 'is' : 'are'
  return `${parts.join(' and ')} in it ${are} deleted, too, for you and for everybody who has them.`
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
