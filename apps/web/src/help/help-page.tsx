/** /error_help: the help on one message, or the list of all. */
import { useSearch } from '@tanstack/react-router'
import { ReadingPage } from '../popups/reading-page.tsx'
import css from './help.module.css'
import { TopicView } from './topic-view.tsx'
import { TOPICS, findTopic } from './topics.ts'

export function HelpPage() {
  const { kind = '', message = '' } = useSearch({ from: '/error_help' })
  const topic = findTopic(kind, message)
  if (!topic) return <AllHelp />
  return (
    <ReadingPage title={topic.title}>
      <TopicView topic={topic} message={message} />
      <p className={css.more}>
        <a href="/error_help">All help on errors</a>
      </p>
    </ReadingPage>
  )
}

function AllHelp() {
  return (
    <ReadingPage title="Help on errors">
      <p>The icon beside each message in a worksheet opens the page that belongs to it.</p>
      <ul className={css.index}>
        {TOPICS.map(({ id, title }) => (
          <li key={id}>
            <a href={`/error_help?kind=${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </ReadingPage>
  )
}
