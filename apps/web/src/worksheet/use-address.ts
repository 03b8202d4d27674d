import { inlineAddress, worksheetAddress } from '@calcwright/contract'
import { useEffect } from 'react'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useWorksheetName } from '../opened/use-worksheet-name.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

/** Address and title follow the worksheet's name; a draft has no address. */
export function useAddressAndTitle(
  { hash, worksheet, draft, revision }: OpenWorksheet,
  inline: boolean,
): void {
  const name = useWorksheetName(worksheet)
  usePageTitle(name)
  useEffect(() => {
    if (draft || revision) return
    const full = worksheetAddress(hash, name)
    const address = inline ? inlineAddress(full) : full
    if (location.pathname !== address) history.replaceState(history.state, '', address)
  }, [hash, name, inline, draft, revision])
}
