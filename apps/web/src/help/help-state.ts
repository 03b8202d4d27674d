/** State of the help popups: the message that is explained, what is searched for. */
import type { HelpTopic } from '@calcwright/editor'
import { create } from 'zustand'
import { closePopup, openPopup, usePopup } from '../shell/popup-state.ts'

interface HelpState {
  readonly topic: HelpTopic
  readonly query: string
  /** How often the search was opened: each time begins anew. */
  readonly opened: number
}

export const useHelpTopic = create<HelpState>(() => ({
  topic: { kind: 'notice', message: '' },
  query: '',
  opened: 0,
}))

export function openHelp(topic: HelpTopic): void {
  useHelpTopic.setState({ topic })
  openPopup('error-help')
}

/** Opens the search of all help. @param query to begin with */
export function openHelpSearch(query = ''): void {
  useHelpTopic.setState(({ opened }) => ({ query, opened: opened + 1 }))
  openPopup('help')
}

/** Id of the element beside a worksheet that the help opens in. */
export const HELP_PLACE = 'help-place'

/** Ref of that element: with it the help goes. */
export const helpPlace = () => () => {
  if (usePopup.getState().kind === 'help') closePopup()
}
