import { createStore } from 'zustand/vanilla'
import type { OpenWorksheet } from './open-worksheet.ts'

/** The worksheet that this page shows as a report; null while all are shown as one works. It is not saved. */
export const reportView = createStore<{ readonly open: OpenWorksheet | null }>(() => ({ open: null }))

export function showReport(open: OpenWorksheet, isReport: boolean): void {
  reportView.setState({ open: isReport ? open : null })
}
