/** Signing in at an issuer of OpenID Connect, such as the sign-in of a company. */
import * as z from 'zod/mini'

/** GET /accounts/oidc */
export const OidcState = z.object({
  success: z.literal(true),
  /** Name of the sign-in for a button; null where there is none. */
  name: z.nullable(z.string()),
  /** Why the last one of this browser has signed nobody in; '' for nothing. It is given once. */
  problem: z.string(),
})
export type OidcState = z.infer<typeof OidcState>

/** Address that begins such a sign-in. @param next page to go on with */
export const oidcAddress = (next: string): string => `/accounts/oidc/sign_in?${new URLSearchParams({ next })}`
