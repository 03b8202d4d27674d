import { PAGES } from '@calcwright/contract'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { CardPage } from './card-page.tsx'
import { Form } from './form.tsx'
import { LinkSteps } from './link-steps.tsx'
import { useLink } from './use-link.ts'

/** A button, not the visit, changes the address: programs that look into mails visit too. */
export function ConfirmEmailPage() {
  const { client } = useRouteContext({ from: '__root__' })
  const link = useLink('email')
  const [done, setDone] = useState(false)
  return (
    <CardPage title="Confirm your e-mail address" footer={<Link to={PAGES.account}>Your account</Link>}>
      <LinkSteps
        link={link}
        none={<p>Open the link in the mail that we have sent to the new address.</p>}
        read={({ token, email }) =>
          done ? (
            <p role="status">Your account uses {email} now.</p>
          ) : (
            <Form
              action="Use this address"
              check={() => true}
              send={() => client.confirmEmail(token)}
              onDone={() => setDone(true)}
            >
              <p>
                Your account is to use <strong>{email}</strong> from now on.
              </p>
            </Form>
          )
        }
      />
    </CardPage>
  )
}
