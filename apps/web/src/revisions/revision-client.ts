import { createPost, revisionCalls } from '@calcwright/contract'
import { withEarlyAnswer } from '../shell/early-answer.ts'

/** The calls about revisions. They are no part of the client of every page, because few pages need them. */
export const revisionClient = revisionCalls(createPost(withEarlyAnswer(window.fetch.bind(window))))
