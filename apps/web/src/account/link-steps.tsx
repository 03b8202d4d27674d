import { type ReactNode, useState } from 'react'
import css from './account.module.css'
import { Field } from './field.tsx'
import type { OpenedLink } from './use-link.ts'

interface Props {
  readonly link: OpenedLink
  /** For who came without a link. */
  readonly none: ReactNode
  /** Below what is wrong with a link. */
  readonly failed?: ReactNode
  readonly read: (link: OpenedLink & { state: 'read' }) => ReactNode
}

/** A page that the link of an e-mail leads to, as far as the link has been opened. */
export function LinkSteps({ link, none, failed, read }: Props) {
  switch (link.state) {
    case 'none':
      return none
    case 'reading':
      return <p role="status">Opening the link…</p>
    case 'failed':
      return <Failed message={link.message}>{failed}</Failed>
    case 'read':
      return read(link)
  }
}

/** Why a link does not work, until another one is asked for: then only the answer to that counts. */
function Failed({ message, children }: { readonly message: string; readonly children: ReactNode }) {
  const [asked, setAsked] = useState(false)
  return (
    <div onSubmit={() => setAsked(true)}>
      {!asked && (
        <p role="alert" className={css.refusal}>
          {message}
        </p>
      )}
      {children}
    </div>
  )
}

/** The address that a link was sent to, for the browser to keep with the password. */
export function LinkedEmail({ email }: { readonly email: string }) {
  return (
    <Field
      label="E-mail address"
      type="email"
      autoComplete="username"
      readOnly
      name="email"
      value={email}
      error=""
      onChange={() => {}}
    />
  )
}
