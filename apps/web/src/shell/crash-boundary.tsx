import { Component, type ReactNode } from 'react'
import { Button } from '@calcwright/ui'
import { CrashPage } from './crash-page.tsx'

interface CrashBoundaryProps {
  readonly children: ReactNode
  /** Offers the open worksheet as a file. */
  readonly download?: () => void
}

interface State {
  readonly failed: boolean
  readonly error: unknown
}

/** Catches what no other boundary did. The document is safe: unsent changes are kept in the browser. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { failed: false, error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override render() {
    const { failed, error } = this.state
    const { children, download } = this.props
    if (!failed) return children
    return (
      <CrashPage
        error={error}
        more={download && <Button onClick={download}>Download as .calc file</Button>}
      />
    )
  }
}
