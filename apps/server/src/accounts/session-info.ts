import type { SessionInfo, SignUpNow } from '@calcwright/contract'
import type { Context } from '../context.ts'
import { isPersonal } from '../config.ts'
import { authorize } from '../policies/policy.ts'
import { welcome } from '../sessions.ts'
import { findWithPassword, localOwnerIsOpen } from './people.ts'
import { limitsOf } from './plan-limits.ts'

/**
 * Describes the visitor and their permissions.
 * @param signedOut whether the browser names a session that has ended
 */
export async function sessionInfo(context: Context, signedOut: boolean): Promise<SessionInfo> {
  authorize('session', context.visitor, null)
  const { visitor, query, config } = context
  const user = visitor && (await findWithPassword(query, { id: visitor.userId }))
  return {
    success: true,
    user: user && {
      name: user.name,
      local: user.local,
      email: user.email,
      has_password: user.passwordHash !== null,
      plan: user.plan,
      limits: limitsOf(config, user),
    },
    first_visit: isPersonal(config) && user !== null && (await welcome(query, user.id)),
    signed_out: signedOut,
    sign_up: await signUpFor(context),
    application_version: context.applicationVersion,
  }
}

/** Offers signing up only where `refuseWhenClosed` would accept it. */
async function signUpFor({ visitor, query, config }: Context): Promise<SignUpNow> {
  const asks = visitor === null || visitor.local
  if (config.signUp !== 'closed' && asks && (await localOwnerIsOpen(query))) return 'unowned'
  return config.signUp
}
