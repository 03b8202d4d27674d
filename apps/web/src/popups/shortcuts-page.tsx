import { ReadingPage } from './reading-page.tsx'
import { ShortcutsList } from './shortcuts-list.tsx'

export function ShortcutsPage() {
  return (
    <ReadingPage title="Keyboard shortcuts">
      <ShortcutsList />
    </ReadingPage>
  )
}
