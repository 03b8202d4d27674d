/** View of the assistant, beside the caret and outside of the sheet, so that nothing moves. */
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { HelpCardView } from '../names/HelpCardView.tsx'
import { assistant } from './assistant.ts'
import { SuggestionList } from './SuggestionList.tsx'

export function AssistView() {
  const { handle, list, card } = useStore(assistant.state)
  if (!handle || !(list || card)) return null
  return createPortal(
    list ? (
      <SuggestionList list={list} handle={handle} take={item => assistant.take(item)} />
    ) : (
      <HelpCardView
        card={card!}
        handle={handle}
        close={() => assistant.dismiss()}
        show={next => assistant.show(next)}
      />
    ),
    document.body,
  )
}
