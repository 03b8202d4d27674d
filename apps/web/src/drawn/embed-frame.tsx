import { type SheetContent, worksheetAddress } from '@calcwright/contract'
import { Toolbar } from '@calcwright/editor'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import css from '../embed/embed.module.css'
import { editorRights } from '../opened/editor-rights.ts'

interface FrameProps {
  readonly content: SheetContent
  readonly name: string
  readonly children: ReactNode
}

/** Draws what stands around a worksheet in a frame of another site. */
export function EmbedFrame({ content, name, children }: FrameProps) {
  return (
    <div className={css.content}>
      {editorRights(content).edit && <Toolbar editor={null} />}
      <main className={css.sheet} aria-label="Worksheet">
        {children}
      </main>
      <footer className={css.bar}>
        <a className={css.name} href={worksheetAddress(content.hash, name)} target="_blank" rel="noopener">
          {name}
          <ExternalLink size={13} aria-hidden />
        </a>
      </footer>
    </div>
  )
}
