/** Prompts for names. */
import { openDialog } from '@calcwright/ui'
import type { Item } from '../items/item.ts'

/** Asks for the name of a new project, and whom to invite to it. */
export function askForProject({ parent }: { readonly parent: Item | null }): void {
  openDialog('The prompt', () => import('./new-project-dialog.tsx'), { parent })
}

export function askToRename(item: Item): void {
  openDialog('The prompt', () => import('./rename-dialog.tsx'), { item })
}
