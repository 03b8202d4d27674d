import type { RightsAnswer } from '@calcwright/contract'
import type { SharingDraft } from './draft.ts'

/** What each section of the sharing dialog gets. */
export interface SharingSectionProps {
  readonly answer: RightsAnswer
  readonly draft: SharingDraft
  readonly onChange: (change: Partial<SharingDraft>) => void
}
