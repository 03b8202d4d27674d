import { Popup } from '../../shell/popup.tsx'
import { useHelpTopic } from '../help-state.ts'
import { HelpSearch } from './help-search.tsx'

/** All help over the sheet or the list, to be searched. */
export default function HelpSearchPopup() {
  const query = useHelpTopic(state => state.query)
  return (
    <Popup title="Help">
      <HelpSearch initialQuery={query} />
    </Popup>
  )
}
