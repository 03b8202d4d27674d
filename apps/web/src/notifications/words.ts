import type { NotificationItem, NotificationKind } from '@calcwright/contract'

const SENTENCES: Readonly<Record<NotificationKind, (by: string, name: string) => string>> = {
  mentioned: (by, name) => `${by} mentions you in a comment on “${name}”`,
  comment: (by, name) => `${by} has commented on “${name}”`,
  to_check: (by, name) => `${by} asks you to check “${name}”`,
  marked: (by, name) => `${by} has marked “${name}” as checked`,
  mark_broken: (by, name) => `“${name}” has changed since ${by} has checked it`,
  invited: (by, name) => `${by} invites you to “${name}”`,
  shared: (by, name) => `${by} shares “${name}” with you`,
  access_asked: (by, name) => `${by} asks for access to “${name}”`,
  offered: (by, name) => `${by} wants to make you the owner of “${name}”`,
}

/** A notification as one sentence. */
export const notificationText = ({ kind, by, name }: NotificationItem): string => SENTENCES[kind](by, name)

/** Kinds of notifications as people choose them. */
export const KIND_NAMES: Readonly<Record<NotificationKind, string>> = {
  mentioned: 'Somebody mentions you',
  comment: 'Comments on your worksheets, and answers to yours',
  to_check: 'Requests to check',
  marked: 'Your worksheet is marked as checked',
  mark_broken: 'A mark is broken by a change',
  invited: 'Invitations',
  shared: 'What is shared with you, also with your teams',
  access_asked: 'Requests for access',
  offered: 'Offers to become the owner',
}
