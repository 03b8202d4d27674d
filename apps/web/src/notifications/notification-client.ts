import { createPost, notificationCalls } from '@calcwright/contract'

/** The calls about notifications. They are no part of the client of every page, because they come later. */
export const notificationClient = notificationCalls(createPost(window.fetch.bind(window)))
