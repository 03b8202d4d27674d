/** Passkeys (WebAuthn): keys of a device or a password manager, with which people sign in without a password. */
import * as z from 'zod/mini'
import { GivenPassword } from './accounts.ts'
import { Json, UnixTime, tidyName } from './common.ts'

/** Most passkeys of one person. */
export const PASSKEYS_LIMIT = 20

/** A key, as browsers name it: bytes in base64url. */
const PasskeyId = z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/^[\w-]+$/, 'not base64url'))

export const PasskeyName = z
  .string()
  .check(
    z.overwrite(tidyName),
    z.minLength(1, 'Enter a name'),
    z.maxLength(100, 'A name has at most 100 characters'),
  )

export const PasskeyEntry = z.object({
  id: z.string(),
  name: z.string(),
  created_at: UnixTime,
  /** Null for one that was never used. */
  last_used_at: z.nullable(UnixTime),
})
export type PasskeyEntry = z.infer<typeof PasskeyEntry>

/** GET /accounts/passkeys: the oldest first. */
export const PasskeyList = z.object({ success: z.literal(true), passkeys: z.array(PasskeyEntry) })
export type PasskeyList = z.infer<typeof PasskeyList>

/** POST /accounts/passkeys/begin: what a browser makes a key from, by the password of the account. */
export const BeginPasskey = z.object({ password: z.optional(GivenPassword) })

/** Options for the browser, in the form of the WebAuthn standard (PublicKeyCredentialCreationOptionsJSON and its kin). */
export const PasskeyOptions = z.object({ success: z.literal(true), options: z.record(z.string(), Json) })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

const Bytes = z.string().check(z.maxLength(12_000))

/** The answer of a browser, whose `response` depends on what was asked for. */
const credential = <T extends z.core.$ZodLooseShape>(response: T) =>
  z.object({
    id: PasskeyId,
    rawId: PasskeyId,
    type: z.literal('public-key'),
    response: z.object(response),
    clientExtensionResults: z.record(z.string(), Json),
  })

/** POST /accounts/passkeys/add: the key that the browser has made. */
export const AddPasskey = z.object({
  name: PasskeyName,
  credential: credential({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
export type AddPasskey = z.infer<typeof AddPasskey>
export const PasskeyAdded = z.object({ success: z.literal(true), passkey: PasskeyEntry })
export type PasskeyAdded = z.infer<typeof PasskeyAdded>

/** POST /accounts/passkeys/rename */
export const RenamePasskey = z.object({ id: PasskeyId, name: PasskeyName })
export type RenamePasskey = z.infer<typeof RenamePasskey>

/** POST /accounts/passkeys/remove */
export const RemovePasskey = z.object({ id: PasskeyId })

/** POST /accounts/passkeys/sign_in: what a key answers to the options of /accounts/passkeys/challenge. */
export const SignInByPasskey = z.object({
  credential: credential({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
})
export type SignInByPasskey = z.infer<typeof SignInByPasskey>
