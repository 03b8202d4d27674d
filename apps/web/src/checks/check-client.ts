import { checkCalls, posting } from '@calcwright/contract'

/** The calls about check marks. They are no part of the client of every page, because few pages need them. */
export const checkClient = checkCalls(posting(window.fetch.bind(window)))
