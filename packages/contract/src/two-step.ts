/** The second step of signing in: codes of an app, and recovery codes. */
import * as z from 'zod/mini'
import { GivenCode, GivenPassword } from './accounts.ts'

/** GET /accounts/two_step */
export const TwoStep = z.object({
  success: z.literal(true),
  /** Whether signing in takes a code besides the password. */
  on: z.boolean(),
  /** Recovery codes that were not used. */
  recovery_codes_left: z.int().check(z.nonnegative()),
})
export type TwoStep = z.infer<typeof TwoStep>

/** POST /accounts/two_step/begin, /accounts/two_step/codes, /accounts/two_step/end: by the password of the account. */
export const OwnPassword = z.object({ password: GivenPassword })
export type OwnPassword = z.infer<typeof OwnPassword>

/** Answer of /accounts/two_step/begin: the secret for an app, which makes a code of six digits every 30 s (RFC 6238). */
export const TwoStepBegun = z.object({
  success: z.literal(true),
  /** In base 32, to be typed. */
  secret: z.string(),
  /** The same as an address that opens an app on this device. */
  address: z.string(),
  /** The address as a QR code, an SVG. */
  picture: z.string(),
})
export type TwoStepBegun = z.infer<typeof TwoStepBegun>

/** POST /accounts/two_step/confirm: a first code of the app. */
export const ConfirmTwoStep = z.object({ code: GivenCode })
export type ConfirmTwoStep = z.infer<typeof ConfirmTwoStep>

/** Answer of /accounts/two_step/confirm and /accounts/two_step/codes: each code works once, and is shown this once. */
export const RecoveryCodes = z.object({ success: z.literal(true), recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
