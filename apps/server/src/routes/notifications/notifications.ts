import { ChooseNotifications, NotificationsAnswer, ReadNotifications } from '@calcwright/contract'
import * as z from 'zod/mini'
import {
  chooseNotifications,
  listNotifications,
  readNotifications,
} from '../../commands/notifications/notifications.ts'
import type { Services } from '../../context.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerNotifications(app: App, services: Services): void {
  const post = posting(app, services)
  post(
    '/notifications',
    'What has happened in the worksheets of the visitor',
    { body: z.object({}), answer: NotificationsAnswer },
    context => listNotifications(context),
  )
  post(
    '/notifications/read',
    'Marks notifications as read',
    { body: ReadNotifications, answer: NotificationsAnswer },
    (context, { notifications }) => readNotifications(context, notifications),
  )
  post(
    '/notifications/choose',
    'Chooses how the visitor is notified about a kind',
    { body: ChooseNotifications, answer: NotificationsAnswer },
    (context, asked) => chooseNotifications(context, asked),
  )
}
