/** Removes expired rows, what has been in the trash for long, and unused files, at the start and once a day. */
import { Limiter } from '../accounts/limiter.ts'
import { removeExpiredLinks } from '../accounts/links.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { removeUnusedFiles } from '../files/remove-unused-files.ts'
import type { App } from '../http/types.ts'
import { removeExpiredMembers } from '../onshape/members.ts'
import { removeExpiredDeletions } from '../sharing/trash.ts'
import { removeExpiredSessions } from '../sessions.ts'

const DAY = 24 * 60 * 60 * 1000

export function scheduleCleanup(app: App, database: Database, fileStore: FileStore, trashDays: number): void {
  const tidy = () =>
    removeExpired(database, fileStore, trashDays).catch((error: unknown) =>
      app.log.warn({ err: error }, 'what has expired could not be removed'),
    )
  void tidy()
  const timer = setInterval(() => void tidy(), DAY)
  app.addHook('onClose', async () => clearInterval(timer))
}

export async function removeExpired(
  { query, pool }: Pick<Database, 'query' | 'pool'>,
  fileStore: FileStore,
  trashDays: number,
): Promise<void> {
  await removeExpiredSessions(query)
  await removeExpiredLinks(query)
  await removeExpiredMembers(query)
  await new Limiter(pool).removeExpired()
  await removeExpiredDeletions(query, trashDays)
  await removeUnusedFiles(query, fileStore)
}
