import type { Context } from '../context.ts'
import { type FoundProject, findAllowedProject } from './find-allowed-item.ts'

/** Returns the project for a new item, which takes rights to edit the project; null for none. */
export async function projectFor(
  context: Context,
  hash: string | null | undefined,
): Promise<FoundProject | null> {
  return hash ? findAllowedProject(context, 'create_inside', hash) : null
}
