import { Component } from 'react'
import type { ReactNode } from 'react'
import styles from './block-replacement.module.css'

interface BlockBoundaryProps {
  readonly title: string
  readonly children: ReactNode
}

/** A block that cannot be drawn is replaced by a message; the rest of the worksheet stays. */
export class BlockBoundary extends Component<BlockBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown): void {
    console.error(`${this.props.title} cannot be drawn:`, error)
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children
    return (
      <div className={styles.replacement} role="alert">
        <p>{this.props.title} cannot be shown. Its content is kept.</p>
        <button type="button" className={styles.retry} onClick={() => this.setState({ error: null })}>
          Try again
        </button>
      </div>
    )
  }
}
