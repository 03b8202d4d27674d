import type { ReactNode } from 'react'
import styles from './menu.module.css'

interface NamedProps {
  /** Accessible name; it may differ from the drawn content. */
  readonly name: string
  readonly children: ReactNode
}

/** Content of a button whose picture is made of letters: they are no words, and screen readers skip them. */
export function LetterGlyph({ name, children }: NamedProps) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.drawn} aria-hidden="true">
        {children}
      </span>
    </>
  )
}
