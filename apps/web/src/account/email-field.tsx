import type { ReactNode } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './use-fields.ts'

let typed = ''

/** The address typed last on one of these pages: the next one begins with it. */
export const lastTypedEmail = (): string => typed

interface EmailFieldProps extends FieldProps {
  readonly autoComplete: 'email' | 'username'
  readonly hint?: ReactNode
}

/** The address by which somebody signs in, or is sent a link. */
export function EmailField({ onChange, ...rest }: EmailFieldProps) {
  return (
    <Field
      label="E-mail address"
      type="email"
      autoFocus
      onChange={email => {
        typed = email
        onChange(email)
      }}
      {...rest}
    />
  )
}
