import { About } from './about.tsx'
import { ReadingPage } from './reading-page.tsx'

export function AboutPage() {
  return (
    <ReadingPage title="About Calcwright">
      <About />
    </ReadingPage>
  )
}
