import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { MessagePage } from './message-page.tsx'

interface CrashBoundaryProps {
  readonly children: ReactNode
  /** Offers the open worksheet as a file. */
  readonly download?: () => void
}

interface State {
  readonly error: Error | null
}

/** Catches what no other boundary did. The document is safe: unsent changes are kept in the browser. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    const { children, download } = this.props
    if (!error) return children
    return (
      <MessagePage
        title="Something went wrong on this page"
        action={{ label: 'Reload the page', run: () => location.reload() }}
        more={download && <Button onClick={download}>Download as .calc file</Button>}
      >
        <p>Your work is kept: changes that were not saved yet come back when you reload.</p>
        <p role="alert">{error.message}</p>
      </MessagePage>
    )
  }
}
