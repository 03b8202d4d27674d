/** Signing in by a passkey, below the form with the password. */
import { type Answer, type Done, passkeyCalls } from '@calcwright/contract'
import css from './account.module.css'
import { answerByPasskey, hasPasskeys } from './ask-for-passkey.ts'
import { Form } from './form.tsx'

const calls = passkeyCalls(window.fetch.bind(window))

async function signIn(): Promise<Answer<Done>> {
  const asked = await calls.passkeyChallenge()
  if (!asked.success) return asked
  const credential = await answerByPasskey(asked.options)
  return 'success' in credential ? credential : calls.signInByPasskey({ credential })
}

export function PasskeySignIn({ onDone }: { readonly onDone: () => void }) {
  if (!hasPasskeys()) return null
  return (
    <div className={css.otherWay}>
      <Form action="Use a passkey" tone="plain" check={() => true} send={signIn} onDone={onDone}>
        {null}
      </Form>
    </div>
  )
}
