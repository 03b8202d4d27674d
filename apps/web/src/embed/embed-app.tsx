/** Shows the worksheet or project that the address of the frame names. */
import { type EmbedOptions, embeddedItemAt, readEmbedOptions } from '@calcwright/contract'
import { Dialogs } from '@calcwright/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CrashBoundary } from '../shell/crash-boundary.tsx'
import { Notices } from '../shell/notices.tsx'
import { ShownProject } from './shown-project.tsx'
import { ShownWorksheet } from './shown-worksheet.tsx'
import type { Answering, Host } from './host.ts'
import { HostLink } from './host-link.ts'
import css from './embed.module.css'

export function EmbedApp() {
  const search = useMemo(() => new URLSearchParams(location.search), [])
  const options = useMemo(() => readEmbedOptions(search), [search])
  const content = useRef<HTMLDivElement>(null)
  const host = useHost(search.get('host'), content)
  const shown = embeddedItemAt(location.pathname)
  return (
    <CrashBoundary>
      <div ref={content} className={css.content}>
        {host && shown && <Shown {...shown} options={options} host={host} />}
      </div>
      <Dialogs />
      <Notices />
    </CrashBoundary>
  )
}

interface ShownProps {
  readonly type: 'Worksheet' | 'Project'
  readonly hash: string
  readonly options: EmbedOptions
  readonly host: Host
}

const Shown = ({ type, ...shown }: ShownProps) =>
  type === 'Project' ? <ShownProject {...shown} /> : <ShownWorksheet {...shown} />

/** Tells the page around the frame how high the content is, whenever that changes. */
function useHost(expected: string | null, content: React.RefObject<HTMLDivElement | null>): Host | null {
  const [host, setHost] = useState<Host | null>(null)
  useEffect(() => {
    let answers: Answering | null = null
    const waiting: Parameters<Answering['receive']>[0][] = []
    const tellHeight = () => {
      const height = Math.ceil(content.current?.getBoundingClientRect().height ?? 0)
      if (height > 0) link.post({ type: 'height', height })
    }
    const link = new HostLink({
      expected,
      onHello() {
        tellHeight()
        answers?.sayReady()
      },
      onMessage(message) {
        if (message.type === 'hello') return
        if (answers) answers.receive(message)
        else waiting.push(message)
      },
    })
    const sizes = new ResizeObserver(tellHeight)
    if (content.current) sizes.observe(content.current)
    setHost({
      link,
      connect(next) {
        answers = next
        next?.sayReady()
        for (const message of next ? waiting.splice(0) : []) next!.receive(message)
      },
    })
    return () => {
      sizes.disconnect()
      link.close()
    }
  }, [expected, content])
  return host
}
