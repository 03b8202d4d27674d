import { checkCalls, createPost } from '@calcwright/contract'

/** The calls about check marks. They are no part of the client of every page, because few pages need them. */
export const checkClient = checkCalls(createPost(window.fetch.bind(window)))
