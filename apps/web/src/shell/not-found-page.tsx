import { MessagePage } from './message-page.tsx'

export function NotFoundPage() {
  return (
    <MessagePage title="There is no page at this address">
      <p>The worksheet may have been removed, or its link may have been renewed by its owner.</p>
    </MessagePage>
  )
}
