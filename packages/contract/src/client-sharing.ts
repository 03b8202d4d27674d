/** Functions of the client for handing over, asking for access, and the audit log. */
import type * as z from 'zod/mini'
import { type AccessRequest, type AnswerAccess, type AskAccess, AccessAnswer } from './access.ts'
import type { CallOptions } from './answer.ts'
import { AuditAnswer, type AuditRequest, type NoteExport } from './audit.ts'
import type { createPost } from './client.ts'
import { DoneAnswer } from './items.ts'
import { type AnswerOwnership, AnswerOwnershipAnswer, type OfferOwnership } from './ownership.ts'

/** @param post made by `posting`; the list of a page's own calls does not have these, so that they come later */
export function sharingCalls(post: ReturnType<typeof createPost>) {
  return {
    ownerToAsk: (item: z.input<typeof AccessRequest>, options?: CallOptions) =>
      post('/access/owner', item, AccessAnswer, options),
    askAccess: (asked: z.input<typeof AskAccess>) => post('/access/ask', asked, AccessAnswer),
    answerAccess: (answer: z.input<typeof AnswerAccess>) => post('/access/answer', answer, DoneAnswer),
    offerOwnership: (offer: z.input<typeof OfferOwnership>) => post('/ownership/offer', offer, DoneAnswer),
    answerOwnership: (answer: z.input<typeof AnswerOwnership>) =>
      post('/ownership/answer', answer, AnswerOwnershipAnswer),
    audit: (request: AuditRequest, options?: CallOptions) => post('/audit', request, AuditAnswer, options),
    noteExport: (exported: z.input<typeof NoteExport>) => post('/audit/exported', exported, DoneAnswer),
  }
}
