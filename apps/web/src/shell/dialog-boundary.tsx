import { Component, type ReactNode } from 'react'
import { closePopup } from './popup-state.ts'
import { toast, closeDialog } from '@calcwright/ui'

interface DialogBoundaryProps {
  readonly children: ReactNode
}

/** A dialog or popup that cannot be drawn is closed again; the page below it stays. */
export class DialogBoundary extends Component<DialogBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    closePopup()
    closeDialog()
    toast.error(`This could not be shown: ${error instanceof Error ? error.message : String(error)}`)
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
