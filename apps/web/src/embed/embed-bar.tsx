/** The line below an embedded worksheet: what it is, what the calculation does, and the copy that is offered. */
import { worksheetAddress } from '@calcwright/contract'
import type { EditorWithState } from '@calcwright/editor'
import { Button, lazyPart } from '@calcwright/ui'
import { Copy, ExternalLink } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { SaveIndicator } from '../bar/save-indicator.tsx'
import { StatusBar } from '../status/status-bar.tsx'
import type { EmbeddedSheet } from './open-embedded.ts'
import css from './embed.module.css'

const CopyOffer = lazyPart(() => import('./copy-offer.tsx'))

interface EmbedBarProps {
  readonly sheet: EmbeddedSheet
  readonly editor: EditorWithState | null
  readonly offersCopy: boolean
}

export function EmbedBar({ sheet, editor, offersCopy }: EmbedBarProps) {
  const [offering, setOffering] = useState(false)
  const { worksheet, hash, queue, needPaidPlan, rights } = sheet
  return (
    <footer className={css.bar}>
      <a
        className={css.name}
        href={worksheetAddress(hash, worksheet.name)}
        target="_blank"
        rel="noopener"
        title="Open in a window of its own"
      >
        {worksheet.name}
        <ExternalLink size={13} aria-hidden />
      </a>
      <Calculation sheet={sheet} editor={editor} />
      {needPaidPlan && <span className={css.note}>This document is view only.</span>}
      {queue ? (
        <SaveIndicator saving={queue.state} />
      ) : (
        rights.edit && <span className={css.note}>Changes are not saved.</span>
      )}
      {offersCopy && (
        <Button onClick={() => setOffering(true)}>
          <Copy size={15} aria-hidden />
          Create a copy
        </Button>
      )}
      {offering && (
        <Suspense>
          <CopyOffer sheet={sheet} onClose={() => setOffering(false)} />
        </Suspense>
      )}
    </footer>
  )
}

/** Nothing is shown before there is anything to calculate: the engine is not loaded until then. */
function Calculation({ sheet, editor }: Pick<EmbedBarProps, 'sheet' | 'editor'>) {
  const rests = useStore(
    sheet.results.status,
    ({ engine, running, engineText }) => engine === 'loading' && !running && engineText === '',
  )
  if (rests) return <span className={css.space} />
  return (
    <span className={css.space}>
      <StatusBar open={sheet} editor={editor} embedded />
    </span>
  )
}
