import { type SheetContent, worksheetAddress } from '@calcwright/contract'
import { Toolbar } from '@calcwright/editor'
import { Button } from '@calcwright/ui'
import { Copy, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import css from '../embed/embed.module.css'
import { editorRights, mayCopy, maySave } from '../opened/editor-rights.ts'

interface FrameProps {
  readonly content: SheetContent
  readonly name: string
  readonly children: ReactNode
}

/** Draws what stands around a worksheet in a frame of another site, as long as nothing is calculated or saved. */
export function EmbedFrame({ content, name, children }: FrameProps) {
  const { edit } = editorRights(content)
  return (
    <div className={css.content}>
      {edit && <Toolbar editor={null} />}
      <main className={css.sheet} aria-label="Worksheet">
        {children}
      </main>
      <footer className={css.bar}>
        <a className={css.name} href={worksheetAddress(content.hash, name)} target="_blank" rel="noopener">
          {name}
          <ExternalLink size={13} aria-hidden />
        </a>
        <span className={css.space} />
        {content.needPaidPlan && <span className={css.note}>This document is view only.</span>}
        {edit && !(content.autosave && maySave(content)) && (
          <span className={css.note}>Changes are not saved.</span>
        )}
        {content.copy && mayCopy(content) && (
          <Button>
            <Copy size={15} aria-hidden />
            Create a copy
          </Button>
        )}
      </footer>
    </div>
  )
}
