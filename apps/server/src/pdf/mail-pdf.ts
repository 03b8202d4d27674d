/** A worksheet as PDF by e-mail: asked for by a call, made and sent by a job. */
import { worksheetAddress } from '@calcwright/contract'
import { eq } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { Refused } from '../failure.ts'
import { type Message, renderMail } from '../mail/templates.ts'
import type { MadePdf, MakePdf } from './make-pdf.ts'
import type { PdfMail } from './pdf-mail.ts'

/** Bytes of the largest attachment that mail servers take. */
const ATTACHMENT_LIMIT = 10 * 1024 * 1024

const TOO_LARGE = 'The PDF is too large for a mail. Open the worksheet and download it there.'

/** The mail with the PDF, or with the reason why there is none: the worksheet may be gone meanwhile. */
export async function pdfMessage(
  query: Query,
  makePdf: MakePdf,
  asked: PdfMail,
  base: URL,
): Promise<Message> {
  const { to, hash, name } = asked
  const path = worksheetAddress(hash, name)
  const letter = (problem: string, pathOfSheet = path): Message =>
    renderMail({ to, template: 'pdf', data: { name, problem, path: pathOfSheet } }, base)
  try {
    const { bytes, fileName } = await made(query, makePdf, asked)
    if (bytes.length > ATTACHMENT_LIMIT) return letter(TOO_LARGE)
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    return {
      ...letter(''),
      attachments: [{ filename: fileName, content, contentType: 'application/pdf' }],
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return letter(error.message, error.problem === 'not-found' ? '' : path)
  }
}

/** Rights are those of the person at the time of the job. */
async function made(
  query: Query,
  makePdf: MakePdf,
  { userId, hash, pages, paper, view, comments, decimal }: PdfMail,
): Promise<MadePdf> {
  const [user] = await query
    .select({ name: users.name, local: users.local })
    .from(users)
    .where(eq(users.id, userId))
  const visitor = user ? { userId, ...user } : null
  return makePdf(visitor, { hashes: [hash], pages, paper, view, comments, decimal }, { requester: userId })
}
