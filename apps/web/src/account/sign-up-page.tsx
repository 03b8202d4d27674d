import { PAGES, PASSWORD_RULE, passwordProblem } from '@calcwright/contract'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '@calcwright/ui'
import { useSession } from '../session/use-session.ts'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { CardPage } from './card-page.tsx'
import { emailProblem, nameProblem } from './checks.ts'
import { EmailField, lastTypedEmail } from './email-field.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { LinkedEmail, LinkSteps } from './link-steps.tsx'
import { LinkSentNote } from './link-sent-note.tsx'
import {
  forgetOpenedInvitation,
  openedInvitation,
  withReturnAddress,
  reloadAsOtherAccount,
  rememberReturnAddress,
  returnAddress,
  takeReturnAddress,
} from './return-address.ts'
import { useFields } from './use-fields.ts'
import { type OpenedLink, useLink, useLinkOf } from './use-link.ts'

/** First the address, which gets a link; whoever opens that chooses name and password. */
export function SignUpPage() {
  const link = useLink('sign-up')
  const [invitation, setInvitation] = useState(openedInvitation)
  return (
    <CardPage
      title="Create a free account"
      footer={
        <>
          You have an account? <Link to={withReturnAddress(PAGES.signIn, window.location)}>Sign in</Link>
        </>
      }
    >
      <LinkSteps
        link={link}
        none={
          <>
            <AlreadySignedIn />
            {invitation === null ? (
              <AskForLink />
            ) : (
              <SignUpInvited token={invitation} onOther={() => setInvitation(null)} />
            )}
          </>
        }
        failed={<AskForLink />}
        read={link => <Choose {...link} />}
      />
    </CardPage>
  )
}

interface SignUpInvitedProps {
  readonly token: string
  /** The person wants another address. */
  readonly onOther: () => void
}

/** The mail of an invitation has proved its address: name and password are chosen at once. */
function SignUpInvited({ token, onOther }: SignUpInvitedProps) {
  const link = useLinkOf('sign-up', token)
  if (link.state === 'reading') return null
  if (link.state !== 'read') return <AskForLink />
  return (
    <>
      <Choose {...link} />
      <p>
        <Button onClick={onOther}>Use another address</Button>
      </p>
    </>
  )
}

function AskForLink() {
  const { client } = useRouteContext({ from: '__root__' })
  const session = useSession()
  const fields = useFields({ email: lastTypedEmail() })
  const [sent, setSent] = useState('')
  const { email } = fields.values
  if (sent !== '') return <LinkSentNote message={sent} />
  if (session?.sign_up === 'closed')
    return <p>New accounts cannot be made on this server. Ask the person who runs it.</p>
  if (session?.sign_up === 'unowned') return <Unowned own={session.user?.local ?? false} />
  return (
    <Form
      action="Send me a link"
      check={() => fields.check({ email: emailProblem(email) })}
      send={() => client.signUp(email)}
      onDone={answer => {
        rememberReturnAddress(window.location.search)
        setSent(answer.message)
      }}
    >
      {session?.sign_up === 'invited' && (
        <p>This server is for people who were invited. Use the address that the invitation was sent to.</p>
      )}
      <EmailField
        autoComplete="email"
        hint="We send a link to it. Open the link to choose your name and password."
        {...fields.of('email')}
      />
    </Form>
  )
}

/** Another account before the owner has a password would lock the owner out. */
function Unowned({ own }: { readonly own: boolean }) {
  return own ? (
    <p>
      Others can make accounts here as soon as you have an e-mail address and a password.{' '}
      <Link to={PAGES.account}>Choose them on your account page.</Link>
    </p>
  ) : (
    <p>
      The owner of this server has no password yet. Whoever runs it gets a link to choose one with{' '}
      <code>npm run account -- owner-link you@example.com</code>; then accounts can be made here.
    </p>
  )
}

function Choose({ token, email }: Pick<OpenedLink & { state: 'read' }, 'token' | 'email'>) {
  const { client } = useRouteContext({ from: '__root__' })
  const fields = useFields({ name: '', password: '' })
  const { name, password } = fields.values
  return (
    <Form
      action="Create the account"
      check={() =>
        fields.check({ name: nameProblem(name), password: passwordProblem(password, [name.trim(), email]) })
      }
      send={() => client.createAccount({ token, name, password })}
      onDone={() => {
        if (token !== openedInvitation()) return reloadAsOtherAccount(takeReturnAddress())
        forgetOpenedInvitation()
        return reloadAsOtherAccount(returnAddress(window.location.search))
      }}
    >
      <LinkedEmail email={email} />
      <Field label="Your name" autoComplete="name" autoFocus {...fields.of('name')} />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={PASSWORD_RULE}
        {...fields.of('password')}
      />
    </Form>
  )
}
