import { Button } from '@calcwright/ui'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { closePopup, usePopup } from '../../shell/popup-state.ts'
import { Popup } from '../../shell/popup.tsx'
import { HELP_PLACE, useHelpTopic } from '../help-state.ts'
import css from './help-panel.module.css'
import { HelpSearch } from './help-search.tsx'

/** All help, to be searched: beside an open worksheet where there is room, else over the page. */
export default function HelpSearchPopup() {
  const { query, opened } = useHelpTopic()
  const [place] = useState(() => (isWide() ? document.getElementById(HELP_PLACE) : null))
  const search = <HelpSearch key={opened} initialQuery={query} />
  return place ? createPortal(<Panel>{search}</Panel>, place) : <Popup title="Help">{search}</Popup>
}

/** The sheet keeps its width of 842 pixels beside the panel. */
const isWide = (): boolean => matchMedia('(min-width: 1240px)').matches

function Panel({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLElement>(null)
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
