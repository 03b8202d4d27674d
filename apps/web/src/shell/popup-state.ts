/** State of the popup over the page: the menu, the palette and links open the same one. */
import { create } from 'zustand'

export type PopupKind =
  | 'about'
  | 'error-help'
  | 'forums'
  | 'gallery'
  | 'help'
  | 'shortcuts'
  | 'trash'
  | 'tutorial'
  | 'user-settings'

interface PopupState {
  readonly kind: PopupKind | null
  /** The element that had the focus before and gets it back. */
  readonly opener: HTMLElement | null
}

export const usePopup = create<PopupState>(() => ({ kind: null, opener: null }))

export function openPopup(kind: PopupKind): void {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null
  usePopup.setState({ kind, opener })
}

export function closePopup(): void {
  usePopup.setState({ kind: null })
}
