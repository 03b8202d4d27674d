/** Shows the content of a popup as a page. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lastListAddress } from '../items/last-list.ts'
import { Logo } from '../shell/logo.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import css from './reading-page.module.css'

interface ReadingPageProps {
  readonly title: string
  readonly children: ReactNode
}

export function ReadingPage({ title, children }: ReadingPageProps) {
  usePageTitle(title)
  return (
    <main className={css.page}>
      <header className={css.header}>
        <Link to={lastListAddress()} className={css.home} aria-label="All worksheets">
          <Logo />
        </Link>
        <h1 className={css.title}>{title}</h1>
      </header>
      {children}
    </main>
  )
}
