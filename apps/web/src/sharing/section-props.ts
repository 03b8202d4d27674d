import type { RightsAnswer } from '@calcwright/contract'
import type { SharingDraft } from './draft.ts'

/** Props of each section of the sharing dialog. */
export interface SharingSectionProps {
  readonly answer: RightsAnswer
  readonly draft: SharingDraft
  readonly onChange: (change: Partial<SharingDraft>) => void
}
