/** State of the help popup: the message that it explains. */
import type { HelpTopic } from '@calcwright/editor'
import { create } from 'zustand'
import { openPopup } from '../shell/popup-state.ts'

export const useHelpTopic = create<{ readonly topic: HelpTopic }>(() => ({
  topic: { kind: 'notice', message: '' },
}))

export function openHelp(topic: HelpTopic): void {
  useHelpTopic.setState({ topic })
  openPopup('error-help')
}
