import type { ReactNode } from 'react'
import { MessagePage } from './message-page.tsx'

/** @param more further ways on */
export function NotFoundPage({ more }: { readonly more?: ReactNode }) {
  return (
    <MessagePage title="There is no page at this address" more={more}>
      <p>The worksheet may have been removed, or its link may have been renewed by its owner.</p>
    </MessagePage>
  )
}
