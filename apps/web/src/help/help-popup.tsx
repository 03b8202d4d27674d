import { Popup } from '../shell/popup.tsx'
import css from './help.module.css'
import { useHelpTopic } from './help-state.ts'
import { TopicView } from './topic-view.tsx'
import { findTopic, helpAddress } from './topics.ts'

/** The help on one message, over the sheet. */
export default function HelpPopup() {
  const about = useHelpTopic(state => state.topic)
  const topic = findTopic(about.code ?? about.kind, about.message)
  if (!topic) return null
  return (
    <Popup title={topic.title}>
      <TopicView topic={topic} message={about.message} />
      <p className={css.more}>
        <a href={helpAddress(about)} target="_blank" rel="noopener">
          Open this page in a new tab
        </a>
        {' · '}
        <a href="/error_help" target="_blank" rel="noopener">
          All help on errors
        </a>
      </p>
    </Popup>
  )
}
