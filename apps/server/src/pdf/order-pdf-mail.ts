import { type PdfMailAnswer, type PdfMailRequest, PDF_REQUESTED } from '@calcwright/contract'
import { eq } from '../db/drizzle.ts'
import type { Context } from '../context.ts'
import { findAllowedWorksheet } from '../commands/find-allowed-worksheet.ts'
import { users } from '../db/schema.ts'
import { Refused } from '../failure.ts'
import { pageOrigin } from '../http/page-origin.ts'
import type { Visitor } from '../policies/policy.ts'

const NO_ADDRESS =
  'Your account has no e-mail address that the PDF could be sent to. Download it, or add an address to your account.'

/** Queues a worksheet to be sent to the visitor as PDF. Resolves when the request is stored durably. */
export async function orderPdfMail(
  context: Context,
  hash: string,
  { pages, paper, view, comments, decimal }: PdfMailRequest,
): Promise<PdfMailAnswer> {
  const { row } = await findAllowedWorksheet(context, 'mail_pdf', hash)
  const { userId } = context.visitor as Visitor
  await context.limiter.count('pdf-by', userId)
  const to = await addressOf(context, userId)
  await context.jobs.add('pdf-mail', {
    to,
    userId,
    hash,
    name: row.name,
    pages,
    paper,
    view,
    comments,
    decimal,
    origin: pageOrigin(),
  })
  return { success: true, message: PDF_REQUESTED }
}

/** Without a mail server the owner of this computer reads the mail in the outbox, whatever its address. */
async function addressOf({ query, config, visitor }: Context, userId: string): Promise<string> {
  const [user] = await query.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (user?.email) return user.email
  if (visitor?.local && config.smtpUrl === null) return 'owner@localhost'
  throw new Refused('invalid', NO_ADDRESS)
}
