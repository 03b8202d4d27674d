/** Content of a page of help: on a message, on a type of block, or on a library. */
import type { HelpTopic } from '@calcwright/editor'
import { blockHelp } from '@calcwright/blocks/help'
import { LIBRARIES } from '@calcwright/reference/libraries'
import type { ReactNode } from 'react'
import { BlockHelpView } from './block-help-view.tsx'
import { GuideView } from './guide/guide-view.tsx'
import { guidePage } from './guide/pages.ts'
import { TopicView } from './topic-view.tsx'
import { findTopic } from './topics.ts'
import { lazyPart } from '@calcwright/ui'
import { Suspense } from 'react'

interface HelpPageContent {
  readonly title: string
  readonly content: ReactNode
}

/**
 * @param kind the kind of a message, the id of a topic or of a page of the guide, `block` or `library`
 * @param onGo shows another page of the guide; without it links lead to the addresses of the pages
 * @returns null where there is no page
 */
export function pageOn(
  { kind, code = kind, message }: Omit<HelpTopic, 'kind'> & { readonly kind: string },
  onGo?: (id: string) => void,
): HelpPageContent | null {
  if (kind === 'block') {
    const page = blockHelp(code)
    return page ? { title: page.title, content: <BlockHelpView page={page} /> } : null
  }
  if (kind === 'library') {
    const library = LIBRARIES.find(({ name }) => name === code)
    return library
      ? { title: library.title, content: <LibraryHelpView library={library.name} row={message} /> }
      : null
  }
  const guide = guidePage(kind)
  if (guide) return { title: guide.title, content: <GuideView page={guide} onGo={onGo} /> }
  const topic = findTopic(kind, code)
  return topic ? { title: topic.title, content: <TopicView topic={topic} message={message} /> } : null
}

/** The help on a library: its columns with a drawing, their source, and its rows, which are fetched with it. */
const LibraryPage = lazyPart(() => import('@calcwright/blocks/library'), 'shown')

interface LibraryHelpViewProps {
  readonly library: string
  /** Name of the row that is shown first, '' for all. */
  readonly row: string
}

const LibraryHelpView = (props: LibraryHelpViewProps) => (
  <Suspense fallback={<p role="status">Loading the library…</p>}>
    <LibraryPage {...props} />
  </Suspense>
)
