import { embedData, embeddedItemAt } from '@calcwright/contract'
import { anonymous } from './anonymous.ts'
import { askEarly } from '../shell/early-answer.ts'

/** Asks for the worksheet that the address of the frame names, as the client of the frame will. */
export function askForEmbedded(): void {
  const shown = embeddedItemAt(location.pathname)
  if (shown?.type === 'Worksheet') askEarly(anonymous, embedData.worksheet(shown.hash), {})
}
