import type { ReactNode } from 'react'
import { Button } from '@calcwright/ui'
import css from './message-page.module.css'
import { usePageTitle } from './use-page-title.ts'

interface MessagePageProps {
  readonly title: string
  readonly children?: ReactNode
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Further ways out, beside the action. */
  readonly more?: ReactNode
  /** Whether the list of worksheets is a way out. */
  readonly home?: boolean
  /** Within the main part of another page. */
  readonly inside?: boolean
}

/** A page that only says something: what, why and the way out. */
export function MessagePage({
  title,
  children,
  action,
  more,
  home = true,
  inside = false,
}: MessagePageProps) {
  usePageTitle(title)
  const Page = inside ? 'section' : 'main'
  return (
    <Page className={css.page}>
      <h1 className={css.title}>{title}</h1>
      {children}
      <p className={css.actions}>
        {action && (
          <Button tone="accent" onClick={action.run}>
            {action.label}
          </Button>
        )}
        {more}
        {home && <a href="/">All worksheets</a>}
      </p>
    </Page>
  )
}
