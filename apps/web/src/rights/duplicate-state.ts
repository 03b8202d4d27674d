import { create } from 'zustand'

/** Whether the question before a duplicate is being asked. */
export const useDuplicateDialog = create<{ readonly open: boolean }>(() => ({ open: false }))

export function askToDuplicate(): void {
  useDuplicateDialog.setState({ open: true })
}

export function closeDuplicate(): void {
  useDuplicateDialog.setState({ open: false })
}
