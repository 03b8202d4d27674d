/** Reads the address: a list, and perhaps a worksheet that is open in it. */
import { inlineHash, wholeWindowAddress } from '@calcwright/contract'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lastListAddress, listOfPage, rememberList } from '../items/last-list.ts'
import { ACTIVE_LIST, type ListPlace, placeAddress, placeOf } from '../items/place.ts'

export interface ShownList {
  readonly place: ListPlace
  readonly search: string
  /** The worksheet that is open in place. */
  readonly inline: string | null
}

export function useShownList(): ShownList {
  const { pathname, searchStr } = useLocation()
  const navigate = useNavigate()
  const inline = inlineHash(pathname)
  const listed = placeOf(pathname)
  const address = pathname + searchStr
  const [last, setLast] = useState(() => (inline === null ? address : listOfPage()))
  useEffect(() => {
    if (listed === null) return
    rememberList(address)
    setLast(address)
    // The place is made of the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [address])
  useEffect(() => {
    // Without a list to open it in, a refreshed window goes back to the list, a link to the whole worksheet.
    if (inline === null || last !== null) return
    const to = wasReloaded() ? lastListAddress() : wholeWindowAddress(pathname)
    void navigate({ to, replace: true })
  }, [inline, last, pathname, navigate])
  const shown = new URL(listed ? address : (last ?? placeAddress(ACTIVE_LIST)), location.origin)
  return {
    place: placeOf(shown.pathname) ?? ACTIVE_LIST,
    search: shown.searchParams.get('search') ?? '',
    inline,
  }
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}
