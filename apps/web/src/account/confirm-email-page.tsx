import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import css from './account.module.css'
import { CardPage } from './card-page.tsx'
import { Form } from './form.tsx'
import { useLink } from './use-link.ts'

/** A button, not the visit, changes the address: programs that look into mails visit too. */
export function ConfirmEmailPage() {
  const { client } = useRouteContext({ from: '__root__' })
  const link = useLink('email')
  const [done, setDone] = useState(false)
  return (
    <CardPage title="Confirm your e-mail address" foot={<Link to="/account">Your account</Link>}>
      {link.state === 'none' && <p>Open the link in the mail that we have sent to the new address.</p>}
      {link.state === 'reading' && <p role="status">Opening the link…</p>}
      {link.state === 'failed' && (
        <p role="alert" className={css.refusal}>
          {link.message}
        </p>
      )}
      {link.state === 'read' &&
        (done ? (
          <p role="status">Your account uses {link.email} now.</p>
        ) : (
          <Form
            action="Use this address"
            check={() => true}
            send={() => client.confirmEmail(link.token)}
            onDone={() => setDone(true)}
          >
            <p>
              Your account is to use <strong>{link.email}</strong> from now on.
            </p>
          </Form>
        ))}
    </CardPage>
  )
}
