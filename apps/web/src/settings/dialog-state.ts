/** Whether the settings are open, so that the menu and the status bar open the same dialog. */
import { create } from 'zustand'

interface DialogState {
  readonly open: boolean
  /** The element that opened the dialog last and gets the focus back. */
  readonly opener: HTMLElement | null
}

export const useSettingsDialog = create<DialogState>(() => ({ open: false, opener: null }))

export function openSettings(opener: HTMLElement | null): void {
  useSettingsDialog.setState({ open: true, opener })
}

export function closeSettings(): void {
  useSettingsDialog.setState({ open: false })
}
