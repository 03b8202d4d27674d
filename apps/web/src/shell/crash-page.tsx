import { type ReactNode, useEffect } from 'react'
import { settleSheet } from './expect-sheet.ts'
import { MessagePage } from './message-page.tsx'
import { toast } from '@calcwright/ui'

interface CrashPageProps {
  readonly error: unknown
  /** Further ways out. */
  readonly more?: ReactNode
}

/** Replaces a page that cannot be drawn, or could not be fetched. */
export function CrashPage({ error, more }: CrashPageProps) {
  useEffect(() => settleSheet(), [])
  return (
    <MessagePage
      title="Something went wrong on this page"
      action={{ label: 'Reload the page', run: () => void reload() }}
      more={more}
    >
      <p>Your work is kept: changes that were not saved yet come back when you reload.</p>
      <p role="alert">{error instanceof Error ? error.message : String(error)}</p>
    </MessagePage>
  )
}

/** During an outage the browser would have nothing to show in its place. */
async function reload(): Promise<void> {
  if (await isServerThere()) location.reload()
  else toast.error(UNREACHABLE, { id: UNREACHABLE })
}

/**
 * For code of the page that could not be fetched: without the server the person is told so; with it, the
 * code is that of an earlier version, for which the router loads the page anew.
 */
export async function explainMissingCode(error: unknown): Promise<never> {
  throw (await isServerThere()) ? error : new Error(UNREACHABLE)
}

const UNREACHABLE = 'The server cannot be reached'

const isServerThere = (): Promise<boolean> =>
  fetch('/healthz').then(
    () => true,
    () => false,
  )
