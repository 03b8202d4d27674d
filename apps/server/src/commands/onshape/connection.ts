/** The visitor's sign-in to Onshape. */
import type { DoneAnswer, OnshapeStatus } from '@calcwright/contract'
import { addressOf } from '../../config.ts'
import { Refused } from '../../failure.ts'
import { pageOrigin } from '../../http/page-origin.ts'
import { OnshapeRefusal, refusalOf } from '../../onshape/ask.ts'
import { signInAddress, tokensForCode } from '../../onshape/oauth.ts'
import type { Onshape } from '../../onshape/onshape.ts'
import { forgetTokens, isSignedIn, storeTokens } from '../../onshape/sign-ins.ts'
import { type Visitor, authorize } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'

const ABSENT = 'This server is not set up for Onshape. Its administrator finds in docs/cad.md how to do that.'

/** Throws Refused where the server is not set up for Onshape. */
export function requireOnshape({ onshape }: Context): Onshape {
  if (onshape) return onshape
  throw new Refused('not-found', ABSENT)
}

export async function onshapeStatus(context: Context): Promise<OnshapeStatus> {
  authorize('onshape_status', context.visitor, null)
  const { onshape, visitor, query } = context
  return {
    success: true,
    available: onshape !== null,
    connected: onshape !== null && visitor !== null && (await isSignedIn(query, visitor.userId)),
    site: onshape?.settings.site ?? '',
    message: onshape ? '' : ABSENT,
  }
}

/** The address to which Onshape sends the window back after the sign-in. */
const redirectTo = ({ config }: Context): string =>
  new URL('/onshape/callback', pageOrigin() ?? addressOf(config)).href

/** @returns the address of the sign-in at Onshape */
export async function beginSignIn(context: Context): Promise<string> {
  authorize('onshape_sign_in', context.visitor, null)
  const { settings } = requireOnshape(context)
  return signInAddress(settings, (context.visitor as Visitor).userId, redirectTo(context))
}

/** Takes the answer of Onshape's sign-in. Throws Refused with the reason why there is none. */
export async function finishSignIn(
  context: Context,
  { code, state = '', error }: { readonly code?: string; readonly state?: string; readonly error?: string },
): Promise<void> {
  authorize('onshape_sign_in', context.visitor, null)
  const { settings } = requireOnshape(context)
  if (code === undefined)
    throw new Refused(
      'elsewhere',
      error === 'access_denied' || error === undefined
        ? 'Onshape was not allowed to be used.'
        : `Onshape has refused the sign-in (${error.slice(0, 80)}).`,
    )
  const { userId } = context.visitor as Visitor
  try {
    const answer = { code, state, redirect: redirectTo(context) }
    await storeTokens(context.query, settings, userId, await tokensForCode(settings, userId, answer))
  } catch (problem) {
    throw problem instanceof OnshapeRefusal ? refusalOf(problem, false) : problem
  }
}

/** Onshape's documentation names no call by which an application ends its own permission: people do that there. */
const REVOKE_THERE =
  'This server has deleted its sign-in for you. Onshape still lists the permission: revoke it there under My account, Applications.'

export async function disconnect(context: Context): Promise<DoneAnswer> {
  authorize('onshape_sign_in', context.visitor, null)
  await forgetTokens(context.query, (context.visitor as Visitor).userId)
  return { success: true, message: REVOKE_THERE }
}
