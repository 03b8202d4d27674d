/** Signing in at an issuer of OpenID Connect, such as the sign-in of a company, by code with PKCE, state and nonce. */
import type { OidcState } from '@calcwright/contract'
import type { Context } from '../../context.ts'
import { addressOf } from '../../config.ts'
import { Refused } from '../../failure.ts'
import { pageOrigin } from '../../http/page-origin.ts'
import { installationSecret } from '../../installation-secret.ts'
import { authorize } from '../../policies/policy.ts'
import { seal, unseal } from '../../seal.ts'
import { type Device, type SignedIn, replaceSession } from '../../sessions.ts'
import { markDevice } from '../known-devices.ts'
import { findWithPassword } from '../people.ts'
import { accountFor } from './account-for.ts'
import { type Begun, beginAt, personAt } from './issuer.ts'
import type { OidcSettings } from './settings.ts'

/** Milliseconds for which the sign-in at the issuer may take. */
export const OIDC_MILLISECONDS = 15 * 60_000

const PURPOSE = 'oidc'
const PROBLEM = 'oidc problem'

/** Content of the sealed cookie of a browser while its person is at the issuer. */
interface Waiting extends Begun {
  readonly until: number
  /** Page to go on with, within this server. */
  readonly next: string
}

/** @param cookie of the browser, which may hold why its last sign-in was refused */
export async function oidcState(
  { config, visitor, query }: Context,
  cookie: string | undefined,
): Promise<OidcState> {
  authorize('oidc_state', visitor, null)
  const name = config.oidc?.name ?? null
  if (cookie === undefined) return { success: true, name, problem: '' }
  const key = await installationSecret(query, PURPOSE)
  const problem = unseal(key, PROBLEM, Buffer.from(cookie, 'base64url'))
  return { success: true, name, problem: typeof problem === 'string' ? problem : '' }
}

/** Text for the cookie of a browser: why its sign-in was refused. Nobody else can make a page say it. */
export async function sealProblem({ query }: Pick<Context, 'query'>, problem: string): Promise<string> {
  return seal(await installationSecret(query, PURPOSE), PROBLEM, problem).toString('base64url')
}

function required({ oidc }: Context['config']): OidcSettings {
  if (oidc) return oidc
  throw new Refused('not-found', 'This server has no other sign-in than its own.')
}

const redirectOf = ({ config }: Context): string =>
  new URL('/accounts/oidc/callback', pageOrigin() ?? addressOf(config)).href

/** Address for the browser, and the text that its cookie has to hold meanwhile. */
export async function beginOidc(
  context: Context,
  next: string,
): Promise<{ readonly address: string; readonly cookie: string }> {
  authorize('oidc_sign_in', context.visitor, null)
  const { address, begun } = await beginAt(required(context.config), redirectOf(context))
  const waiting: Waiting = { ...begun, until: Date.now() + OIDC_MILLISECONDS, next }
  const key = await installationSecret(context.query, PURPOSE)
  return { address, cookie: seal(key, PURPOSE, waiting).toString('base64url') }
}

interface Answered {
  /** The part behind the question mark of the address that the issuer has sent the browser to. */
  readonly search: string
  /** Cookie of the browser, which binds the answer to whoever has begun. */
  readonly cookie: string | undefined
  readonly device: Device
  /** Former session of the browser, which ends. */
  readonly before: string | null
}

/** Takes the answer of the issuer. Throws Refused with the reason why nobody is signed in. */
export async function finishOidc(
  context: Context,
  { search, cookie, device, before }: Answered,
): Promise<SignedIn & { readonly next: string }> {
  authorize('oidc_sign_in', context.visitor, null)
  const settings = required(context.config)
  const key = await installationSecret(context.query, PURPOSE)
  const waiting = unseal(key, PURPOSE, Buffer.from(cookie ?? '', 'base64url')) as Waiting | null
  if (waiting === null || waiting.until < Date.now())
    throw new Refused(
      'invalid',
      'This sign-in was not begun in this browser, or too long ago. Begin it again.',
    )
  await context.limiter.count('sign-in-from', device.address)
  const answer = new URL(redirectOf(context))
  answer.search = search
  const id = await accountFor(context, settings, await personAt(settings, answer, waiting))
  await context.limiter.forgive('sign-in-from', device.address)
  const user = await findWithPassword(context.query, { id })
  if (!user) throw new Refused('invalid', 'The account has been deleted meanwhile.')
  const token = await replaceSession(context.query, id, device, before)
  return { token, marks: markDevice(device.marks, user), next: waiting.next }
}
