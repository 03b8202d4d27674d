import { createPost, revisionCalls } from '@calcwright/contract'

/** The calls about revisions. They are no part of the client of every page, because few pages need them. */
export const revisionClient = revisionCalls(createPost(window.fetch.bind(window)))
