import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { checkClient } from './check-client.ts'

/** Shows the marks that an open worksheet has now; after a failure those of before stay until it is opened again. */
export async function loadChecks({ hash, checks }: Pick<OpenWorksheet, 'hash' | 'checks'>): Promise<void> {
  const answer = await checkClient.checks(hash).catch(() => null)
  if (!answer?.success) return
  checks.setState({ marks: answer.checks.filter(({ withdrawn_at: withdrawn }) => withdrawn === null) })
}
