import { createPost, formAnswerCalls } from '@calcwright/contract'

/** The calls about the answers of forms. They are no part of the client of every page, because few pages need them. */
export const formAnswerClient = formAnswerCalls(createPost(window.fetch.bind(window)))
