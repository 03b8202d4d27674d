import { useStore } from 'zustand'
import type { FormValues } from './form-values.ts'
import css from './form.module.css'

/** The values of a link, or of this browser, that cannot be used. */
export function RefusedValues({ values }: { readonly values: FormValues }) {
  const refused = useStore(values.state, state => state.refused)
  if (refused.length === 0) return null
  return (
    <ul role="alert" className={css.refused}>
      {refused.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
