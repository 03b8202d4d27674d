import { PASSWORD_RULE, passwordProblem } from '@calcwright/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { toast } from '@calcwright/ui'
import type { Person } from './person.ts'
import { noPassword } from './checks.ts'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { Section } from './section.tsx'
import { useFields } from './use-fields.ts'
import { useSessionAgain } from './use-session-again.ts'

export function PasswordSection({ person }: { readonly person: Person }) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const again = useSessionAgain()
  const fields = useFields({ current: '', password: '' })
  const { current, password } = fields.values
  return (
    <Section title="Password">
      <Form
        action={person.has_password ? 'Change the password' : 'Set a password'}
        tone="plain"
        check={() =>
          fields.check({
            current: person.has_password ? noPassword(current) : null,
            password: passwordProblem(password, [person.name, person.email ?? '']),
          })
        }
        send={() =>
          client.setPassword({ password, ...(person.has_password && { current_password: current }) })
        }
        onDone={() => {
          fields.clear()
          toast.success('Your password is changed. Everywhere else you are signed out.')
          void queryClient.invalidateQueries({ queryKey: ['own-sessions'] })
          again()
        }}
      >
        {person.has_password && (
          <Field
            label="Current password"
            type="password"
            autoComplete="current-password"
            {...fields.of('current')}
          />
        )}
        <Field
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_RULE}
          {...fields.of('password')}
        />
      </Form>
    </Section>
  )
}
