import { PAGES, PASSWORD_RULE, passwordProblem } from '@calcwright/contract'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { CardPage } from './card-page.tsx'
import { emailProblem } from './checks.ts'
import { EmailField, lastTypedEmail } from './email-field.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { LinkedEmail, LinkSteps } from './link-steps.tsx'
import { LinkSentNote } from './link-sent-note.tsx'
import {
  withReturnAddress,
  reloadAsOtherAccount,
  rememberReturnAddress,
  takeReturnAddress,
} from './return-address.ts'
import { useFields } from './use-fields.ts'
import { useLink } from './use-link.ts'

export function ResetPage() {
  const link = useLink('reset')
  return (
    <CardPage
      title={link.state === 'read' ? 'Choose a new password' : 'Forgot your password?'}
      footer={<Link to={withReturnAddress(PAGES.signIn, window.location)}>Back to signing in</Link>}
    >
      <LinkSteps
        link={link}
        none={<AskForLink />}
        failed={<AskForLink />}
        read={({ token, email }) => <Choose token={token} email={email} />}
      />
    </CardPage>
  )
}

function AskForLink() {
  const { client } = useRouteContext({ from: '__root__' })
  const fields = useFields({ email: lastTypedEmail() })
  const [sent, setSent] = useState('')
  const { email } = fields.values
  if (sent !== '') return <LinkSentNote message={sent} />
  return (
    <Form
      action="Send me a link"
      check={() => fields.check({ email: emailProblem(email) })}
      send={() => client.forgotPassword(email)}
      onDone={answer => {
        rememberReturnAddress(window.location.search)
        setSent(answer.message)
      }}
    >
      <EmailField
        autoComplete="username"
        hint="The address of your account. We send a link to it."
        {...fields.of('email')}
      />
    </Form>
  )
}

function Choose({ token, email }: { readonly token: string; readonly email: string }) {
  const { client } = useRouteContext({ from: '__root__' })
  const fields = useFields({ password: '' })
  const { password } = fields.values
  return (
    <Form
      action="Set the password"
      check={() => fields.check({ password: passwordProblem(password, [email]) })}
      send={() => client.resetPassword({ token, password })}
      onDone={({ needs_code }) => reloadAsOtherAccount(needs_code ? PAGES.signIn : takeReturnAddress())}
    >
      <p>Everybody who is signed in to the account is signed out by this.</p>
      <LinkedEmail email={email} />
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        autoFocus
        hint={PASSWORD_RULE}
        {...fields.of('password')}
      />
    </Form>
  )
}
