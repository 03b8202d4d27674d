import { type ReactNode, useId } from 'react'
import css from './account.module.css'

interface SectionProps {
  readonly title: string
  /** Where an address leads to it. */
  readonly id?: string
  readonly children: ReactNode
}

export function Section({ title, id, children }: SectionProps) {
  const heading = useId()
  // The section comes after the page that the address was opened with.
  const goTo = (section: HTMLElement | null) => {
    if (section && id !== undefined && location.hash === `#${id}`) section.scrollIntoView()
  }
  return (
    <section id={id} className={css.section} aria-labelledby={heading} ref={goTo}>
      <h2 id={heading} className={css.heading}>
        {title}
      </h2>
      <div>{children}</div>
    </section>
  )
}
