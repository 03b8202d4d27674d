import { type ReactNode, useId } from 'react'
import css from './account.module.css'

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      <div>{children}</div>
    </section>
  )
}
