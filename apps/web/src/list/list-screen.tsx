/** The home of all worksheets: projects at the side, the list in the middle. The address says what is listed. */
import type { ListAnswer } from '@calcwright/contract'
import { useEffect, useState } from 'react'
import { useAdoptDrafts } from '../drafts/use-adopt-drafts.ts'
import { useInvitationLink } from '../invitations/use-invitation-link.ts'
import { useSendUnsent } from '../saving/use-send-unsent.ts'
import { useSession } from '../session/use-session.ts'
import { useWelcome } from '../tutorial/use-welcome.ts'
import { DragArea } from './drag-area.tsx'
import type { Item } from '../items/item.ts'
import { ListBar } from './list-bar.tsx'
import { ListPane } from './list-pane.tsx'
import css from './list-screen.module.css'
import { type ListPlace, placeAddress, sectionTitle } from '../items/place.ts'
import { clearSelection } from '../items/selection.ts'
import { Sidebar } from './sidebar.tsx'
import { SignedOut } from './signed-out.tsx'
import { useSortChoice } from './sort-choice.ts'
import { useList } from '../items/use-list.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useShownList } from './use-shown-list.ts'

export function ListScreen() {
  const shown = useShownList()
  const { place, search, inline } = shown
  const { sortBy } = useSortChoice()
  const [sideOpen, setSideOpen] = useState(false)
  const session = useSession()
  const signedOut = session?.user === null
  const [met, setMet] = useState(false)
  if (session?.user && !met) setMet(true)
  const list = useList({ place, sortBy, search }, !(signedOut && place.kind === 'section'))
  const address = placeAddress(place)
  const fileDrop = useFileDrop()
  useWelcome(session?.user != null)
  useSendUnsent()
  useInvitationLink(session?.user != null)
  useAdoptDrafts(session?.user != null)
  useEffect(() => clearSelection, [address, search])
  useTitle(inline === null ? titleOf(place, list.first) : null)
  // A worksheet that is open keeps what was typed, also when the session has ended.
  if (signedOut && place.kind === 'section' && inline === null)
    return <SignedOut section={place.section} returning={met || session.signed_out} />
  return (
    <DragArea place={place}>
      <div className={css.screen} {...fileDrop}>
        <ListBar
          search={search}
          address={address}
          project={projectOf(place, list.first)}
          visitor={signedOut}
          onMenu={signedOut ? null : () => setSideOpen(!sideOpen)}
        />
        <div className={css.body}>
          {!signedOut && <Sidebar place={place} open={sideOpen} onClose={() => setSideOpen(false)} />}
          <ListPane key={address} {...shown} sortBy={sortBy} list={list} />
        </div>
      </div>
    </DragArea>
  )
}

/** The project that is shown, when new things may be made in it. */
function projectOf(place: ListPlace, first: ListAnswer | undefined): Item | null {
  if (place.kind !== 'project' || place.scope === 'archive_projects') return null
  if (!first || first.hash_string !== place.hash || first.rights_level < 3) return null
  return { hash: first.hash_string, name: first.name, type: 'Project' }
}

function titleOf(place: ListPlace, first: ListAnswer | undefined): string {
  if (place.kind === 'section') return sectionTitle(place.section)
  return first ? [...first.path.map(part => part.name), first.name].join(' / ') : 'Project'
}

/** null leaves the title to the worksheet that is open. */
function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Calcwright`
  }, [title])
}
