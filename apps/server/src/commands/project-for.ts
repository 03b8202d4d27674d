import type { ProjectRow } from '../sharing/places.ts'
import type { Context } from './context.ts'
import { findAllowedProject } from './find-allowed-item.ts'

/** The project to make a worksheet in, which takes rights to edit there; null for none. */
export async function projectFor(
  context: Context,
  hash: string | null | undefined,
): Promise<ProjectRow | null> {
  return hash ? (await findAllowedProject(context, 'create_inside', hash)).row : null
}
