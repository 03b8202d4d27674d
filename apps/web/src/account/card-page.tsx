/** A page that asks for one thing, in the middle of the desk. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '../shell/logo.tsx'
import css from './account.module.css'
import { usePageTitle } from '../shell/use-page-title.ts'

interface CardPageProps {
  readonly title: string
  readonly children: ReactNode
  /** Below the card: other ways on. */
  readonly footer?: ReactNode
}

export function CardPage({ title, children, footer }: CardPageProps) {
  usePageTitle(title)
  return (
    <main className={css.cardPage}>
      <Link to="/" className={css.brand}>
        <Logo />
        Calcwright
      </Link>
      <div className={css.card}>
        <h1 className={css.title}>{title}</h1>
        {children}
      </div>
      {footer && <p className={css.foot}>{footer}</p>}
    </main>
  )
}
