import { Button } from '@calcwright/ui'
import { useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { closePopup, usePopup } from '../../shell/popup-state.ts'
import { Popup } from '../../shell/popup.tsx'
import { useHelpTopic } from '../help-state.ts'
import css from './help-panel.module.css'
import { HelpSearch } from './help-search.tsx'

/** All help, to be searched: beside an open worksheet where there is room, else over the page. */
export default function HelpSearchPopup() {
  const query = useHelpTopic(state => state.query)
  const [place] = useState(() => (isWide() ? document.getElementById(PLACE) : null))
  const router = useRouter()
  // The place beside a worksheet goes with the worksheet, and the help in it.
  useEffect(
    () => router.subscribe('onRendered', () => place && !place.isConnected && closePopup()),
    [router, place],
  )
  const search = <HelpSearch key={query} initialQuery={query} />
  return place ? createPortal(<Panel>{search}</Panel>, place) : <Popup title="Help">{search}</Popup>
}

/** The element beside an open worksheet. */
const PLACE = 'help-place'

/** The sheet keeps its width of 842 pixels beside the panel. */
const isWide = (): boolean => matchMedia('(min-width: 1240px)').matches

function Panel({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLElement>(null)
  const opener = usePopup(state => state.opener)
  // A person asks for it once more from elsewhere: the field gets the focus again.
  useEffect(() => panel.current?.querySelector('input')?.focus(), [opener])
  useEffect(() => {
    const { current } = panel
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' && event.key !== 'F1') return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    current?.addEventListener('keydown', press)
    return () => current?.removeEventListener('keydown', press)
  }, [])
  return (
    <aside ref={panel} className={css.panel} aria-label="Help">
      <header className={css.head}>
        <h2 className={css.title}>Help</h2>
        <Button tone="quiet" square aria-label="Close help" onClick={close}>
          <X size={18} />
        </Button>
      </header>
      <div className={css.body}>{children}</div>
    </aside>
  )
}

/** The element that had the focus before gets it back. */
function close(): void {
  const { opener } = usePopup.getState()
  closePopup()
  opener?.focus()
}
