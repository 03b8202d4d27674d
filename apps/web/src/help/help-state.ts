/** Which message the open help is about. */
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
