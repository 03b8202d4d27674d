import { createPost, trashCalls } from '@calcwright/contract'

/** Calls of the trash. They come with its dialog, or with the first Undo. */
export const trashClient = trashCalls(createPost(window.fetch.bind(window)))
