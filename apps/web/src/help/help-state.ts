/** State of the help popups: the message that is explained, what is searched for. */
import type { HelpTopic } from '@calcwright/editor'
import { create } from 'zustand'
import { openPopup } from '../shell/popup-state.ts'

interface HelpState {
  readonly topic: HelpTopic
  readonly query: string
}

export const useHelpTopic = create<HelpState>(() => ({
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
