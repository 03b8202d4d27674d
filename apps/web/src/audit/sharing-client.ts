import { createPost, sharingCalls } from '@calcwright/contract'

/** Calls about access, ownership and the audit log. They come with the dialogs that need them. */
export const sharingClient = sharingCalls(createPost(window.fetch.bind(window)))
