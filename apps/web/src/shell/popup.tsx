import { PageDialog } from '@calcwright/ui'
import type { ReactNode } from 'react'
import { closePopup, usePopup } from './popup-state.ts'

interface PopupProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page that is read over the sheet, and has an address of its own. */
export function Popup({ title, children }: PopupProps) {
  const opener = usePopup(state => state.opener)
  return (
    <PageDialog title={title} opener={opener} onClose={closePopup}>
      {children}
    </PageDialog>
  )
}
