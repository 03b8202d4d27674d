/** Asks the browser to make a passkey or to use one. The library comes when somebody wants that. */
import type { AddPasskey, PasskeyOptions, Refusal, SignInByPasskey } from '@calcwright/contract'
import { importModule } from '@calcwright/ui'

const library = () => import('./passkey-library.ts')

/** Browsers have passkeys for pages at https, and at localhost. */
export const hasPasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window

type Options = PasskeyOptions['options']

/** Answers to options of /accounts/passkeys/begin, or says why there is no passkey. */
export async function makePasskey(options: Options): Promise<AddPasskey['credential'] | Refusal> {
  const { startRegistration } = await importModule(library)
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  return startRegistration({ optionsJSON }).then(
    credential => credential as unknown as AddPasskey['credential'],
    refusalOf,
  )
}

/** Answers to options of /accounts/passkeys/challenge, or says why there is no answer. */
export async function answerByPasskey(options: Options): Promise<SignInByPasskey['credential'] | Refusal> {
  const { startAuthentication } = await importModule(library)
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  return startAuthentication({ optionsJSON }).then(
    credential => credential as unknown as SignInByPasskey['credential'],
    refusalOf,
  )
}

/** Sentences for the errors of the WebAuthn standard, by their names. */
const SENTENCES: Readonly<Record<string, string>> = {
  NotAllowedError: 'It was cancelled, took too long, or there is no passkey of this site here.',
  AbortError: 'It was cancelled. Try again.',
  InvalidStateError: 'This device has a passkey of this account already.',
  NotSupportedError: 'This device makes no passkeys that can be used here.',
  ConstraintError: 'This device makes no passkeys with a finger, face or PIN.',
  SecurityError: 'The address of this page can have no passkeys. It needs https, or localhost.',
}

function refusalOf(error: unknown): Refusal {
  const { name = '', message = String(error) } = error as Partial<Error>
  return { success: false, problem: 'invalid', message: SENTENCES[name] ?? message }
}
