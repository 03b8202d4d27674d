import type { ReactNode } from 'react'
import styles from './menu.module.css'

interface NamedProps {
  /** What it is called; it need not be what is drawn. */
  readonly name: string
  readonly children: ReactNode
}

/** The content of a button whose picture is made of letters: they are no words, and are not read as such. */
export function Named({ name, children }: NamedProps) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.drawn} aria-hidden="true">
        {children}
      </span>
    </>
  )
}
