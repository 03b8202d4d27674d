/** The help on a library: its columns with a drawing, their source, and its rows, which are fetched with it. */
import { lazy, Suspense } from 'react'

const LibraryPage = lazy(() => import('@calcwright/blocks/library'))

interface LibraryHelpViewProps {
  readonly library: string
  /** Name of the row that is shown first, '' for all. */
  readonly row: string
}

export const LibraryHelpView = (props: LibraryHelpViewProps) => (
  <Suspense fallback={<p role="status">Loading the library…</p>}>
    <LibraryPage {...props} />
  </Suspense>
)
