/**
 * The dialog that stands over the page. Whatever needs one opens it from anywhere with its own data;
 * its code is fetched then.
 */
import type { ComponentType } from 'react'
import { create } from 'zustand'

export interface DialogProps {
  /** Ends the dialog. */
  readonly onClose: () => void
}

type DialogModule<P> = { readonly default: ComponentType<P & DialogProps> }

interface OpenDialog {
  readonly id: number
  /** What cannot be shown when its code cannot be fetched. */
  readonly what: string
  load(): Promise<{ readonly default: ComponentType<DialogProps> }>
  /** What had the focus before and gets it back. */
  readonly opener: HTMLElement | null
}

export const useDialog = create<{ readonly dialog: OpenDialog | null }>(() => ({ dialog: null }))

let count = 0

export function openDialog<P extends object>(
  what: string,
  load: () => Promise<DialogModule<P>>,
  props: P,
): void {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const bound = async () => {
    const { default: Content } = await load()
    return { default: (own: DialogProps) => <Content {...props} {...own} /> }
  }
  count += 1
  useDialog.setState({ dialog: { id: count, what, load: bound, opener } })
}

export function closeDialog(): void {
  useDialog.setState({ dialog: null })
}
