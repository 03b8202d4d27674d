import { posting, revisionCalls } from '@calcwright/contract'

/** The calls about revisions. They are no part of the client of every page, because few pages need them. */
export const revisionClient = revisionCalls(posting(window.fetch.bind(window)))
