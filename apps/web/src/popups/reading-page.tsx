/** What a popup shows, as a page of its own. */
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { lastList } from '../list/last-list.ts'
import { Logo } from '../shell/logo.tsx'
import css from './reading-page.module.css'

interface ReadingPageProps {
  readonly title: string
  readonly children: ReactNode
}

export function ReadingPage({ title, children }: ReadingPageProps) {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · Calcwright`
    return () => {
      document.title = before
    }
  }, [title])
  return (
    <main className={css.page}>
      <header className={css.header}>
        <Link to={lastList()} className={css.home} aria-label="All worksheets">
          <Logo />
        </Link>
        <h1 className={css.title}>{title}</h1>
      </header>
      {children}
    </main>
  )
}
