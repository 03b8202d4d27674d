import {
  CollectFormAnswers,
  DeleteFormAnswers,
  DeletedFormAnswers,
  FormAnswersAnswer,
  FormAnswersRequest,
  FormAnswersState,
  SendFormAnswer,
  SentFormAnswer,
} from '@calcwright/contract'
import type { Services } from '../../context.ts'
import {
  collectFormAnswers,
  deleteFormAnswers,
  formAnswersState,
  listFormAnswers,
  sendFormAnswer,
} from '../../commands/form-answers/form-answers.ts'
import { clientOf } from '../../http/client.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerFormAnswers(app: App, services: Services): void {
  const post = posting(app, services)
  post(
    '/form_answers',
    'Whether the form of a worksheet collects answers',
    { body: FormAnswersRequest, answer: FormAnswersState },
    (context, { hash_string: hash }) => formAnswersState(context, hash),
  )
  post(
    '/form_answers/collect',
    'Begins or ends to collect answers to the form of a worksheet',
    { body: CollectFormAnswers, answer: FormAnswersState },
    (context, { hash_string: hash, collect }) => collectFormAnswers(context, hash, collect),
  )
  post(
    '/form_answers/send',
    'Sends an answer to the form of a worksheet',
    { body: SendFormAnswer, answer: SentFormAnswer },
    (context, asked, request, reply) => sendFormAnswer(context, asked, clientOf(request, reply)),
  )
  post(
    '/form_answers/list',
    'Answers to the form of a worksheet',
    { body: FormAnswersRequest, answer: FormAnswersAnswer },
    (context, { hash_string: hash }) => listFormAnswers(context, hash),
  )
  post(
    '/form_answers/delete',
    'Deletes answers to the form of a worksheet',
    { body: DeleteFormAnswers, answer: DeletedFormAnswers },
    (context, asked) => deleteFormAnswers(context, asked),
  )
}
