import type { WorksheetAnswer } from '@calcwright/contract'
import type { FastifyReply } from 'fastify'
import type { LoadedWorksheet } from '../../commands/worksheet-answer.ts'
import { toBase64 } from '../../documents/base64.ts'
import { LARGEST_WITHOUT_SLOT } from '../../threads/slots.ts'
import { worksheetAnswerStream } from './worksheet-answer-stream.ts'

/** Answers with a worksheet. A large one is written as it is read. */
export function sendWorksheet(
  reply: Pick<FastifyReply, 'type' | 'send'>,
  loaded: LoadedWorksheet,
): WorksheetAnswer {
  const { head, content } = loaded
  if (content.document.length <= LARGEST_WITHOUT_SLOT)
    return { ...head, document: toBase64(content.document), archive_string: content.archive }
  // The route's types do not know that the stream writes the answer.
  return reply.type('application/json; charset=utf-8').send(worksheetAnswerStream(loaded)) as never
}
