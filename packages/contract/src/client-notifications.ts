/** Functions of the client for notifications. */
import type * as z from 'zod/mini'
import type { CallOptions } from './answer.ts'
import type { createPost } from './client.ts'
import { type ChooseNotifications, NotificationsAnswer } from './notifications.ts'

/** @param post made by `posting`; the list of a page's own calls does not have these, so that they come later */
export function notificationCalls(post: ReturnType<typeof createPost>) {
  return {
    notifications: (options?: CallOptions) => post('/notifications', {}, NotificationsAnswer, options),
    /** @param notifications all without them */
    readNotifications: (notifications?: readonly string[]) =>
      post('/notifications/read', { notifications }, NotificationsAnswer),
    chooseNotifications: (data: z.input<typeof ChooseNotifications>) =>
      post('/notifications/choose', data, NotificationsAnswer),
  }
}
