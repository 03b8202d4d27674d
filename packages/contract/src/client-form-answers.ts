/** Functions of the client for the answers of forms. */
import type { CallOptions } from './answer.ts'
import type { createPost } from './client.ts'
import type { InputSet } from './evaluation.ts'
import { DeletedFormAnswers, FormAnswersAnswer, FormAnswersState, SentFormAnswer } from './form-answers.ts'

/** @param post made by `createPost`; the list of a page's own calls does not have these, so that they come later */
export function formAnswerCalls(post: ReturnType<typeof createPost>) {
  return {
    formAnswersState: (hash_string: string, options?: CallOptions) =>
      post('/form_answers', { hash_string }, FormAnswersState, options),
    collectFormAnswers: (hash_string: string, collect: boolean) =>
      post('/form_answers/collect', { hash_string, collect }, FormAnswersState),
    sendFormAnswer: (hash_string: string, inputs: InputSet) =>
      post('/form_answers/send', { hash_string, inputs }, SentFormAnswer),
    formAnswers: (hash_string: string, options?: CallOptions) =>
      post('/form_answers/list', { hash_string }, FormAnswersAnswer, options),
    deleteFormAnswers: (hash_string: string, ids: readonly string[]) =>
      post('/form_answers/delete', { hash_string, ids: [...ids] }, DeletedFormAnswers),
  }
}
