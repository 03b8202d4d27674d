/** /error_help: the help on one message or on a block, or the list of all. */
import { PAGES } from '@calcwright/contract'
import { blockHelpPages } from '@calcwright/blocks/help'
import { LIBRARIES } from '@calcwright/reference/libraries'
import { useSearch } from '@tanstack/react-router'
import { ReadingPage } from '../popups/reading-page.tsx'
import { GUIDE_PAGES, GUIDE_SECTIONS, idOfPage } from './guide/pages.ts'
import css from './help.module.css'
import { pageOn } from './page.tsx'
import { HelpSearch } from './search/help-search.tsx'
import type { Topic } from '@calcwright/math/messages/topics'
import { MESSAGE_TOPICS, SETTING_TOPICS } from './topics.ts'

export function HelpPage() {
  const { kind = '', type, code = type, message = '' } = useSearch({ from: PAGES.errorHelp })
  const page = pageOn({ kind, code, message })
  if (!page) return <AllHelp message={message} />
  return (
    <ReadingPage title={page.title}>
      {page.content}
      <p className={css.more}>
        <a href="/error_help">All help</a>
      </p>
    </ReadingPage>
  )
}

/** @param message that a page was asked for without saying of which kind it is; '' for none */
function AllHelp({ message }: { readonly message: string }) {
  return (
    <ReadingPage title={message === '' ? 'Help' : `Help on “${message}”`}>
      <p>The icon beside a message or a block in a worksheet opens the page that belongs to it.</p>
      <HelpSearch initialQuery={message} />
      {GUIDE_SECTIONS.map(({ title, pages }) => (
        <Pages key={title} heading={title} topics={topicsOf(pages)} />
      ))}
      <Pages heading="Settings" topics={SETTING_TOPICS} />
      <h2 className={css.heading}>Blocks</h2>
      <ul className={css.index}>
        {blockHelpPages().map(({ type, title }) => (
          <li key={type}>
            <a href={`/error_help?kind=block&type=${type}`}>{title}</a>
          </li>
        ))}
      </ul>
      <h2 className={css.heading}>Libraries</h2>
      <ul className={css.index}>
        {LIBRARIES.map(({ name, title }) => (
          <li key={name}>
            <a href={`/error_help?kind=library&code=${name}`}>{title}</a>
          </li>
        ))}
      </ul>
      <Pages heading="Errors and notices" topics={MESSAGE_TOPICS} />
    </ReadingPage>
  )
}

const topicsOf = (names: readonly string[]): PagesProps['topics'] =>
  GUIDE_PAGES.filter(({ name }) => names.includes(name)).map(({ name, title }) => ({
    id: idOfPage(name),
    title,
  }))

interface PagesProps {
  readonly heading: string
  readonly topics: readonly Pick<Topic, 'id' | 'title'>[]
}

function Pages({ heading, topics }: PagesProps) {
  return (
    <>
      <h2 className={css.heading}>{heading}</h2>
      <ul className={css.index}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <a href={`/error_help?kind=${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
