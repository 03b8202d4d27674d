import { Popup } from '../shell/popup.tsx'
import css from './help.module.css'
import { useHelpTopic } from './help-state.ts'
import { pageOn } from './page.tsx'
import { helpAddress } from './topics.ts'

/** The help on one message, or on a block, over the sheet. */
export default function HelpPopup() {
  const about = useHelpTopic(state => state.topic)
  const page = pageOn(about)
  if (!page) return null
  return (
    <Popup title={page.title}>
      {page.content}
      <p className={css.more}>
        <a href={helpAddress(about)} target="_blank" rel="noopener">
          Open this page in a new tab
        </a>
        {' · '}
        <a href="/error_help" target="_blank" rel="noopener">
          All help
        </a>
      </p>
    </Popup>
  )
}
