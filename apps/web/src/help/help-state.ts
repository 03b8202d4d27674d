/** State of the help popups: the message that is explained, what is searched for. */
import type { HelpTopic } from '@calcwright/editor'
import { create } from 'zustand'
import { openPopup } from '../shell/popup-state.ts'

export const useHelpTopic = create<{ readonly topic: HelpTopic; readonly query: string }>(() => ({
  topic: { kind: 'notice', message: '' },
  query: '',
}))

export function openHelp(topic: HelpTopic): void {
  useHelpTopic.setState({ topic })
  openPopup('error-help')
}

/** Opens the search of all help. @param query to begin with */
export function openHelpSearch(query = ''): void {
  useHelpTopic.setState({ query })
  openPopup('help')
}
