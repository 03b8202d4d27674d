import { commentCalls, createPost } from '@calcwright/contract'

/** The calls about comments. They are no part of the client of every page, because few pages need them. */
export const commentClient = commentCalls(createPost(window.fetch.bind(window)))
