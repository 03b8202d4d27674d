/** Answers that visitors send from the form of a worksheet in a frame, under the rules of the page of the form. */
import {
  FormAnswersRequest,
  FormAnswersState,
  Refusal,
  SendFormAnswer,
  SentFormAnswer,
  embedData,
} from '@calcwright/contract'
import type { Context } from '../../context.ts'
import { formAnswersState, sendFormAnswer } from '../../commands/form-answers/form-answers.ts'
import { clientOf } from '../../http/client.ts'
import type { App } from '../../http/types.ts'

/** These calls identify no visitor, and pages without an origin make them. */
const OPEN = { visitor: 'none', anyOrigin: true } as const

/** @param anonymous services without a visitor */
export function registerEmbeddedAnswers(app: App, anonymous: Context): void {
  app.post(
    `${embedData.base}/form_answers`,
    {
      schema: {
        summary: 'Whether the form of a worksheet collects answers, for frames of other sites',
        body: FormAnswersRequest,
        response: { 200: FormAnswersState, '4xx': Refusal },
      },
      config: OPEN,
    },
    ({ body }) => formAnswersState(anonymous, body.hash_string),
  )
  app.post(
    `${embedData.base}/form_answers/send`,
    {
      schema: {
        summary: 'Sends an answer to the form of a worksheet from a frame of another site',
        body: SendFormAnswer,
        response: { 200: SentFormAnswer, '4xx': Refusal },
      },
      config: OPEN,
    },
    (request, reply) => sendFormAnswer(anonymous, request.body, clientOf(request, reply)),
  )
}
