/** The fields of a form: what is typed, and what is wrong with it. */
import { useRef, useState } from 'react'

export interface FieldProps {
  readonly name: string
  readonly value: string
  /** Message about the problem; '' for none. */
  readonly error: string
  readonly onChange: (value: string) => void
}

export interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  /** Props for the field of this name. */
  of(name: Name): FieldProps
  /**
   * Shows what is wrong, and puts the caret into the first such field. True when nothing is.
   * @param problems per field, in the order of the form; '' or null for none
   */
  check(problems: Partial<Record<Name, string | null>>): boolean
  clear(): void
}

export function useFields<Name extends string>(initial: Record<Name, string>): Fields<Name> {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Partial<Record<string, string | null>>>({})
  const start = useRef(initial)
  return {
    values,
    of: name => ({
      name,
      value: values[name],
      error: errors[name] ?? '',
      onChange: value => {
        setValues(before => ({ ...before, [name]: value }))
        setErrors(before => ({ ...before, [name]: '' }))
      },
    }),
    check: problems => {
      setErrors(problems)
      const wrong = Object.entries(problems).find(([, problem]) => problem)
      if (wrong) document.querySelector<HTMLInputElement>(`input[name="${wrong[0]}"]`)?.focus()
      return wrong === undefined
    },
    clear: () => {
      setValues(start.current)
      setErrors({})
    },
  }
}
