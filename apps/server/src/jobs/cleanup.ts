/**
 * Removes expired rows, what has been in the trash for long, and unused files, and tells people of tokens that end
 * soon: at the start and once a day.
 */
import { removeOldAudit } from '../audit/audit-rows.ts'
import { Limiter } from '../accounts/limiter.ts'
import { removeExpiredLinks } from '../accounts/links.ts'
import { removeExpiredChallenges } from '../accounts/passkey-challenges.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { removeExpiredRepeats } from '../evaluation/repeats.ts'
import type { FileStore } from '../files/file-store.ts'
import { removeUnusedFiles } from '../files/remove-unused-files.ts'
import type { App } from '../http/types.ts'
import { removeExpiredMembers } from '../onshape/members.ts'
import { removeExpiredDeletions } from '../sharing/trash.ts'
import { removeExpiredSessions } from '../sessions.ts'
import { remindOfEnds } from './remind-of-ends.ts'
import type { Jobs } from './jobs.ts'

const DAY = 24 * 60 * 60 * 1000

interface DailyWork {
  readonly database: Database
  readonly fileStore: FileStore
  readonly jobs: Jobs
  readonly config: Pick<Config, 'trashDays' | 'auditDays'>
}

export function scheduleDaily(app: App, { database, fileStore, jobs, config }: DailyWork): void {
  const warn = (text: string) => (error: unknown) => app.log.warn({ err: error }, text)
  const work = async () => {
    await removeExpired(database, fileStore, config).catch(warn('what has expired could not be removed'))
    await remindOfEnds(database.query, jobs).catch(warn('no mail could be sent about tokens that end'))
  }
  void work()
  const timer = setInterval(() => void work(), DAY)
  app.addHook('onClose', async () => clearInterval(timer))
}

export async function removeExpired(
  { query, pool }: Pick<Database, 'query' | 'pool'>,
  fileStore: FileStore,
  { trashDays, auditDays }: Pick<Config, 'trashDays' | 'auditDays'>,
): Promise<void> {
  await removeExpiredSessions(query)
  await removeExpiredLinks(query)
  await removeExpiredChallenges(query)
  await removeExpiredRepeats(query)
  await removeExpiredMembers(query)
  await new Limiter(pool).removeExpired()
  await removeExpiredDeletions(query, trashDays)
  await removeOldAudit(query, auditDays)
  await removeUnusedFiles(query, fileStore)
}
