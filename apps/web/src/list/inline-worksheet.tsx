/** A worksheet that is open in its row: the row grows, loads, and then the sheet is there. */
import type { ListItem } from '@calcwright/contract'
import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from '@calcwright/ui'
import css from './inline-worksheet.module.css'

interface InlineWorksheetProps {
  readonly item: ListItem
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Called once the panel has its full height. */
  readonly onOpen: () => void
}

const WorksheetPage = lazyPart(
  async () => ({ default: (await import('../worksheet/worksheet-page.tsx')).WorksheetPage }),
  'shown',
)

const ROW = 46

export function InlineWorksheet({ item, scroller, onOpen }: InlineWorksheetProps) {
  const [grown, setGrown] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  useHeightOf(scroller, panel)
  const done = useRef(onOpen)
  useEffect(() => {
    done.current = onOpen
  })
  useEffect(() => {
    const element = panel.current!
    const finish = () => {
      setGrown(true)
      done.current()
    }
    // Whether there is an animation at all depends on what the person asked the system for.
    const running = element.getAnimations()
    let left = false
    void Promise.allSettled(running.map(animation => animation.finished)).then(() => left || finish())
    return () => {
      left = true
    }
  }, [])
  return (
    <div ref={panel} role="gridcell" className={css.panel} data-inline>
      <Suspense fallback={<p role="status">Loading Worksheet...</p>}>
        <WorksheetPage hash={item.hash_string} inline={{ ready: grown }} />
      </Suspense>
    </div>
  )
}

/** Makes the panel as high as the list without its row, so that both are visible together. */
function useHeightOf(scroller: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const outer = scroller.current
    if (!outer) return
    const follow = () =>
      panel.current?.style.setProperty('--full', `${Math.max(320, outer.clientHeight - ROW)}px`)
    follow()
    const watcher = new ResizeObserver(follow)
    watcher.observe(outer)
    return () => watcher.disconnect()
  }, [scroller, panel])
}
