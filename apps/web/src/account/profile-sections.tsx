import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '@calcwright/ui'
import type { Person } from './person.ts'
import css from './account.module.css'
import { emailProblem, nameProblem, noPassword } from './checks.ts'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { Section } from './section.tsx'
import { useFields } from './use-fields.ts'
import { useSessionAgain } from './use-session-again.ts'

export function NameSection({ person }: { readonly person: Person }) {
  const { client } = useRouteContext({ from: '__root__' })
  const again = useSessionAgain()
  const fields = useFields({ name: person.name })
  const { name } = fields.values
  return (
    <Section title="Name">
      <Form
        action="Change the name"
        tone="plain"
        check={() => fields.check({ name: nameProblem(name) })}
        send={() => client.setName(name)}
        onDone={() => {
          toast.success('Your name is changed')
          again()
        }}
      >
        <Field
          label="Name"
          autoComplete="name"
          hint="Others see it on worksheets that you share."
          {...fields.of('name')}
        />
      </Form>
    </Section>
  )
}

export function EmailSection({ person }: { readonly person: Person }) {
  const { client } = useRouteContext({ from: '__root__' })
  const again = useSessionAgain()
  const fields = useFields({ email: '', emailPassword: '' })
  const [notice, setNotice] = useState('')
  const { email, emailPassword } = fields.values
  return (
    <Section title="E-mail address">
      <p>
        {person.email === null ? (
          'None yet.'
        ) : (
          <>
            <strong>{person.email}</strong>: you sign in with it, and invitations come to it.
          </>
        )}
      </p>
      <Form
        action={person.email === null ? 'Set the address' : 'Change the address'}
        tone="plain"
        check={() =>
          fields.check({
            email: emailProblem(email),
            emailPassword: person.has_password ? noPassword(emailPassword) : null,
          })
        }
        send={() => client.setEmail({ email, ...(person.has_password && { password: emailPassword }) })}
        onDone={answer => {
          fields.clear()
          setNotice(answer.message)
          again()
        }}
      >
        <Field label="New address" type="email" autoComplete="email" {...fields.of('email')} />
        {person.has_password && (
          <Field
            label="Your password"
            type="password"
            autoComplete="current-password"
            {...fields.of('emailPassword')}
          />
        )}
      </Form>
      {notice !== '' && (
        <p role="status" className={css.note}>
          {notice}
        </p>
      )}
    </Section>
  )
}
