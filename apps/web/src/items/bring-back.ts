import { toast } from '@calcwright/ui'
import { granted } from '../session/granted.ts'
import { trashClient } from './trash-client.ts'

/** Undoes deletions, and says what came back elsewhere than where it was. It comes with the first Undo. */
export async function bringBack(deletions: readonly string[], what: string): Promise<void> {
  const { message } = await granted(trashClient.restoreDeleted(deletions))
  sayRestored(what, message)
}

/** @param message sentences of the server; they stay until they are closed */
export function sayRestored(what: string, message: string): void {
  if (message === '') toast.success(`Restored ${what}`)
  else toast.success(`Restored ${what}. ${message}`, { duration: Infinity })
}
