import {
  AccessRequest,
  AnswerAccess,
  AnswerOwnership,
  AnswerOwnershipAnswer,
  AskAccess,
  AuditAnswer,
  AuditRequest,
  DoneAnswer,
  NoteExport,
  OfferOwnership,
  AccessAnswer,
} from '@calcwright/contract'
import { answerAccess, askAccess, ownerToAsk } from '../../commands/access-requests.ts'
import { noteExport, readAudit } from '../../commands/audit/read-audit.ts'
import type { Services } from '../../context.ts'
import { answerOwnership, offerOwnership } from '../../commands/ownership.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

/** Handing over, asking for access, and the audit log. */
export function registerAccess(app: App, services: Services): void {
  const post = posting(app, services)
  post(
    '/access/owner',
    'Who can be asked for access to an item',
    { body: AccessRequest, answer: AccessAnswer },
    ownerToAsk,
  )
  post('/access/ask', 'Asks the owner for access', { body: AskAccess, answer: AccessAnswer }, askAccess)
  post(
    '/access/answer',
    'Gives who has asked a level, or declines',
    { body: AnswerAccess, answer: DoneAnswer },
    answerAccess,
  )
  post(
    '/ownership/offer',
    'Offers an item to another person',
    { body: OfferOwnership, answer: DoneAnswer },
    offerOwnership,
  )
  post(
    '/ownership/answer',
    'Accepts or rejects an item that is offered',
    { body: AnswerOwnership, answer: AnswerOwnershipAnswer },
    answerOwnership,
  )
  post(
    '/audit',
    'What was done with worksheets and projects, and by whom',
    { body: AuditRequest, answer: AuditAnswer },
    readAudit,
  )
  post(
    '/audit/exported',
    'Notes that a page has written a worksheet to a file',
    { body: NoteExport, answer: DoneAnswer },
    noteExport,
  )
}
