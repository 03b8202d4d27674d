import type { SessionInfo } from '@calcwright/contract'

/** The person who is signed in. */
export type Person = NonNullable<SessionInfo['user']>
