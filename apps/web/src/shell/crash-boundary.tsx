import { Component, type ReactNode } from 'react'
import { MessagePage } from './message-page.tsx'

interface State {
  readonly error: Error | null
}

/** Catches what no other boundary did. The document is safe: unsent changes are kept in the browser. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <MessagePage
        title="Something went wrong on this page"
        action={{ label: 'Reload the page', run: () => location.reload() }}
      >
        <p>Your work is kept: changes that were not saved yet come back when you reload.</p>
        <p>{error.message}</p>
      </MessagePage>
    )
  }
}
