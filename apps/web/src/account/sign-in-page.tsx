import { PAGES } from '@calcwright/contract'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../session/use-session.ts'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { CardPage } from './card-page.tsx'
import { emailProblem, noPassword } from './checks.ts'
import { EmailField, lastTypedEmail } from './email-field.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { OidcProblem, OidcSignIn } from './oidc-sign-in.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { withReturnAddress, reloadAsOtherAccount, returnAddress } from './return-address.ts'
import { offersAccounts } from './offers-accounts.ts'
import { useFields } from './use-fields.ts'

export function SignInPage() {
  const { client } = useRouteContext({ from: '__root__' })
  const session = useSession()
  const fields = useFields({ email: lastTypedEmail(), password: '', code: '' })
  const { email, password, code } = fields.values
  const [needsCode, setNeedsCode] = useState(false)
  const done = () => void reloadAsOtherAccount(returnAddress(window.location.search))
  return (
    <CardPage
      title="Sign in"
      footer={
        <>
          No account yet?{' '}
          <Link to={withReturnAddress(PAGES.signUp, window.location)}>
            {offersAccounts(session) ? 'Create a free account' : 'How to get one here'}
          </Link>
        </>
      }
    >
      <AlreadySignedIn />
      <OidcProblem />
      <Form
        action="Sign in"
        check={() =>
          fields.check({
            email: emailProblem(email),
            password: noPassword(password),
            code: needsCode && code.trim() === '' ? 'Enter the code' : null,
          })
        }
        send={() => client.signIn({ email, password, ...(needsCode && { code }) })}
        onDone={({ needs_code }) => (needs_code ? setNeedsCode(true) : done())}
        beside={<Link to={withReturnAddress(PAGES.reset, window.location)}>Forgot your password?</Link>}
      >
        <EmailField autoComplete="username" {...fields.of('email')} />
        <Field label="Password" type="password" autoComplete="current-password" {...fields.of('password')} />
        {needsCode && (
          <Field
            label="Code"
            autoComplete="one-time-code"
            autoFocus
            hint="Six digits that your app shows now, or one of your recovery codes."
            {...fields.of('code')}
          />
        )}
      </Form>
      <PasskeySignIn onDone={done} />
      <OidcSignIn />
    </CardPage>
  )
}
