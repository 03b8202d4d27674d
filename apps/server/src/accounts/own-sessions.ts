import type { Done, SessionList } from '@calcwright/contract'
import { type Context, toUnixTime } from '../context.ts'
import { type Visitor, authorize } from '../policies/policy.ts'
import { endSession, endSessions, listSessions } from '../sessions.ts'

/** @param current session of the caller */
export async function listOwn(context: Context, current: string | null): Promise<SessionList> {
  authorize('list_sessions', context.visitor, null)
  const rows = await listSessions(context.query, (context.visitor as Visitor).userId)
  return {
    success: true,
    sessions: rows.map(row => ({
      id: row.tokenHash,
      current: row.tokenHash === current,
      created_at: toUnixTime(row.createdAt),
      last_used_at: toUnixTime(row.updatedAt),
      user_agent: row.userAgent ?? '',
      address: row.ipAddress ?? '',
    })),
  }
}

export async function endOwnSession(context: Context, id: string): Promise<Done> {
  authorize('end_session', context.visitor, null)
  const { userId } = context.visitor as Visitor
  await endSession(context.query, userId, id)
  await context.rightsWatch.changed({ users: [userId] })
  return { success: true }
}

export async function endOtherSessions(context: Context, current: string | null): Promise<Done> {
  authorize('end_other_sessions', context.visitor, null)
  const { userId } = context.visitor as Visitor
  await endSessions(context.query, userId, current)
  await context.rightsWatch.changed({ users: [userId] })
  return { success: true }
}

/** Signs out; windows that were opened with the session are notified. */
export async function signOut(context: Context, current: string | null): Promise<Done> {
  authorize('sign_out', context.visitor, null)
  const { visitor } = context
  if (visitor !== null && current !== null) {
    await endSession(context.query, visitor.userId, current)
    await context.rightsWatch.changed({ users: [visitor.userId] })
  }
  return { success: true }
}
